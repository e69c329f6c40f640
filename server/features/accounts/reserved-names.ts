import { invalid } from '#server/platform/errors.ts';

/** Letters and signs that are read as Latin ones: of Cyrillic, Greek, digits and those of leaflets. */
const lookalikes: Record<string, string> = {
  ...{
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    ɡ: 'g',
    һ: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
  },
  ...{
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
    ь: 'b',
    ӏ: 'i',
    α: 'a',
    β: 'b',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ο: 'o',
    ρ: 'p',
  },
  ...{
    σ: 's',
    ς: 's',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ı: 'i',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ß: 'b',
    þ: 'p',
    ł: 'l',
    ɑ: 'a',
  },
  ...{
    0: 'o',
    1: 'i',
    3: 'e',
    5: 's',
    6: 'g',
    8: 'b',
    '|': 'i',
    '!': 'i',
    $: 's',
    '€': 'e',
    '@': 'a',
    l: 'i',
  },
};

/** What a name is taken for at a glance; nothing but letters and digits, and i for l and 1 as well. */
function skeleton(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain]
    .map((letter) => lookalikes[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Wherever it stands in a name. */
const product = skeleton('Dosebridge');
/** As the whole of a name, with or without an article. */
const offices = [
  'desk',
  'the desk',
  'our desk',
  'help desk',
  'support desk',
  'deal desk',
  'support',
  'customer support',
]
  .concat(['support team', 'admin', 'administrator', 'administration', 'moderator', 'system', 'marketplace'])
  .concat(['the owner', 'the buyer', 'the marketplace', 'the administrator', 'desk team', 'marketplace desk'])
  .map(skeleton);

/** Whether somebody so called would be taken for the product or its desk. */
export function isReservedName(name: string): boolean {
  const taken = skeleton(name);
  return taken.includes(product) || offices.includes(taken);
}

/** Keeps members from being called like the desk or the product, by look-alikes too. Throws 'invalid'. */
export function refuseReservedNames(profile: { name: string; organisation: string }): void {
  for (const path of ['name', 'organisation'] as const) {
    if (!isReservedName(profile[path])) continue;
    const message =
      'This name reads like the name of Dosebridge or of its desk, which only they may have. Please use your own.';
    throw invalid([{ path, message }], { reason: 'reserved-name' });
  }
}
