import { skeleton } from '#domains/accounts/server/sign-up/reserved-names.ts';

/** What a company is, by the law of its country, and not what it is called. */
const legalForms = new Set(
  [
    'ab ag aps as asa at bhd bv bvba co company corp corporation doo dd eood ead gmbh group holding holdings hf inc',
    'incorporated jsc jsco kft kg kgaa kk lda limited llc llp lp ltd ltda mbh nv nyrt ood oao ooo oy oyj ojsc pao pjsc plc',
    'private pte pty public pvt rt sa sab sac sae sal sarl sas sau sdn se sl slu spa spolka srl sro sti tbk zao zoo zrt',
    'anonim sirketi the and of und et y e sp z o oo spol s de rl cv r',
    'ug haftungsbeschrankt gesellschaft mit beschrankter haftung aktiengesellschaft ek ohg aktiebolag aktiebolaget unlimited',
    'liability ulc dac cic clg pllc ad ae epe ike oe sca snc scs sci scop eirl sasu eurl cie ltee societe anonyme sociedad',
    'anonima societa per azioni responsabilidad limitada spk spj ou uab sia pt fze fzc fzco fz wll saog saoc ksc kscc qsc qpsc',
    'psc kabushiki kaisha ао пао зао тоо ип чп αε επε ικε',
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

/** The same, written without a gap before the name or behind it. */
const joinedForms = /株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限公司|주식회사|유한회사/gu;

/** Letters that stand one by one: 'S. A.', 'A/S', 'G m b H'. */
const apart = /(?<![\p{L}\p{N}])(?:\p{L}[\s./]+)+\p{L}(?![\p{L}\p{N}])/gu;
/** What parts no word: 'Reddy’s', and what would become letters or gaps. */
const marks = /[™℠'’‘`´ʼʻ′ʹˈ]/gu;
const besides = /[^\p{L}\p{M}\p{N}]+/gu;
/** What stands for a letter beside others, and else for nothing: 'H@lcyon', '$anofi'. */
const signs = /(?<=[\p{L}\p{N}])[@$€¢]|[@$!|€¢](?=[\p{L}\p{N}])/gu;
/** Scripts whose capitals look like other letters than their small ones, and what has no capital of its own. */
const twofold = /[\p{Script=Greek}ß]/u;

/**
 * By what two companies are taken for each other, if they share one: without capitals, marks, gaps and legal forms, the words of the
 * trade alike, and each letter as what it looks like, small and large; and as it stands. None for what has no letter or digit.
 */
export function looksOf(name: string): ReadonlySet<string> {
  const plain = name.replaceAll(marks, '').normalize('NFKC');
  const cases = twofold.test(plain) ? [plain, plain.toLowerCase(), plain.toUpperCase()] : [plain];
  const spelt = cases.flatMap((one) => [one, one.replaceAll(signs, skeleton)]);
  const looks = [...new Set(spelt)].flatMap((one) => [lookOf(one), skeleton(one.replaceAll(besides, ''))]);
  return new Set(looks.filter((look) => look !== ''));
}

/** Whether a name is taken for another, of which these are the looks. */
export function looksLike(name: string, looks: ReadonlySet<string>): boolean {
  return [...looksOf(name)].some((look) => looks.has(look));
}

function lookOf(name: string): string {
  const words = name
    .replaceAll(joinedForms, ' ')
    .replaceAll(apart, (letters) => letters.replaceAll(/[\s./]/g, ''))
    // The dots of 'S.p.A.' stand within one word.
    .replaceAll('.', '')
    .split(besides)
    .filter((word) => word !== '');
  const told = words.filter((word) => !legalForms.has(skeleton(word)));
  // Who is called by nothing else is called so.
  const kept = told.length === 0 ? words : told;
  return skeleton(kept.map((word) => alike.get(skeleton(word)) ?? word).join(''));
}
