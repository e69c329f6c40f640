import { skeleton } from '#domains/accounts/server/sign-up/reserved-names.ts';

/** What a company is, by the law of its country, and not what it is called. */
const legalForms = new Set(
  [
    'ab ag aps as asa at bhd bv bvba co company corp corporation doo dd eood ead gmbh group holding holdings hf inc',
    'incorporated jsc jsco kft kg kgaa kk lda limited llc llp lp ltd ltda mbh nv nyrt ood oao ooo oy oyj ojsc pao pjsc plc',
    'private pte pty public pvt rt sa sab sac sae sal sarl sas sau sdn se sl slu spa spolka srl sro sti tbk zao zoo zrt',
    'anonim sirketi the and of und et y e sp z o oo spol s de rl cv r',
  ]
    .join(' ')
    .split(' ')
    .map(skeleton),
);

/** Words of the trade that one writes for another. */
const alike = new Map(
  Object.entries({
    pharma:
      'pharmaceutical pharmaceuticals pharmaceutics pharmaceutica pharm pharmaco pharmacare farma farmaceutica farmaceutici',
    lab: 'labs laboratory laboratories laboratorio laboratorios laboratoire laboratoires laboratori',
    biotech: 'biotechnology biotechnologies',
    lifescience: 'lifesciences',
    science: 'sciences',
  }).flatMap(([one, others]) => others.split(' ').map((other) => [skeleton(other), one] as const)),
);

/** Letters that stand one by one: 'S. A.', 'A/S', 'G m b H'. */
const apart = /(?<![\p{L}\p{N}])(?:\p{L}[\s./]+)+\p{L}(?![\p{L}\p{N}])/gu;

/**
 * By what two companies are taken for each other: without capitals, marks, gaps and legal forms, the words of the trade alike, and
 * each letter as what it looks like. Empty for what has no letter or digit.
 */
export function lookOf(name: string): string {
  // The dots of 'S.p.A.' stand within one word.
  const words = name
    .replaceAll(apart, (letters) => letters.replaceAll(/[\s./]/g, ''))
    .replaceAll(/[.'’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const told = words.filter((word) => !legalForms.has(skeleton(word)));
  // Who is called by nothing else is called so.
  const kept = told.length === 0 ? words : told;
  return skeleton(kept.map((word) => alike.get(skeleton(word)) ?? word).join(''));
}
