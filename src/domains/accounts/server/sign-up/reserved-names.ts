import { invalid } from '#platform/server/http/errors.ts';

// Within a word, letters of an alphabet of its own beside Latin ones have one purpose: such a name is refused whatever it
// reads like. So look-alikes matter only where all of a word is of one script, and then as the skeleton that they show.

const word = /[\p{L}\p{M}\p{N}]+/gu;
const latin = /\p{Script=Latin}/u;
/** Letters that are not Latin, and of no script that is written with Latin letters in one word: 'NTTデータ'. */
const other =
  /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}])\p{L}/u;

/** What is read as each letter: of Cyrillic, Greek, Armenian, Cherokee, Lisu and Latin, small capitals and figures. */
const lookalikes: Record<string, string> = {
  a: 'аαɑᴀꓮᎪ@4',
  b: 'вьβßʙƄƅꓐᏴЬƃƀɓᶀ8',
  c: 'сςᴄϲꓚᏟƈȼɕ¢',
  d: 'ԁđðɖɗᴅꓓᎠᗪᶁƌ',
  e: 'еєεҽɛᴇəꓰᎬɇᶒ3€',
  f: 'ғꜰꓝϝƒᶂ',
  g: 'ɡցԍɢꓖᏀᏳɠǥᶃq69',
  h: 'һհнʜꓧᎻħɦⱨ',
  i: 'іιıɩɪӏլꓲᎥɨᵼlʟłɫƚɭᶅꓡᏞ1|!',
  j: 'јʝᴊꓙᎫɉ',
  k: 'кκᴋꓗᏦƙⱪᶄꝁ',
  m: 'мᴍꓟᎷɱᶆ',
  n: 'ոռпɴηꓠɲɳŋƞᶇ',
  o: 'оοօσøᴏꓳᎾɵ0',
  p: 'рρþᴘꓑᏢƥᵽᶈ',
  r: 'гʀɾꓣᎡᏒɍɽɼᶉ',
  s: 'ѕꜱʂꓢᏚᏕՏȿᶊ5$',
  t: 'тτᴛꓔᎢŧƭʈƫ7',
  u: 'υսᴜцꓴμʉᵾᶙ',
  v: 'ѵνᴠꓦᏙʋⱴᶌ',
  w: 'ԝшωᴡꓪᎳⱳ',
  x: 'хχꓫᶍ',
  y: 'уγүʏꓬᎩƴɏ',
  z: 'ᴢꓜᏃƶȥʐɀᶎ',
  ae: 'æ',
  oe: 'œ',
};
/** Capitals that are read otherwise than their small letters are. */
const capitals: Record<string, string> = { Η: 'h', Ζ: 'z', Μ: 'm', Ν: 'n', Υ: 'y' };
const readAs = new Map(
  Object.entries(lookalikes).flatMap(([letter, like]) =>
    [...like].flatMap((one) => [one, one.toLowerCase()].map((form) => [form, letter] as const)),
  ),
);

/** What a name is taken for at a glance; nothing but letters and digits, and i for l and 1 as well: so 'ci' is 'cl', which is d. */
export function skeleton(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return [
    ...[...plain]
      .map((letter) => capitals[letter] ?? letter)
      .join('')
      .toLowerCase(),
  ]
    .map((letter) => readAs.get(letter) ?? letter)
    .join('')
    .replaceAll('ci', 'd')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function anyOf(words: string): string {
  return words
    .split(' ')
    .map(skeleton)
    .sort((a, b) => b.length - a.length)
    .join('|');
}

/** Wherever it stands in a name. */
const product = skeleton('Dosebridge');
/** A name of nothing but these, one of the offices among them. */
const offices = anyOf('desk support admin administrator administration moderator system marketplace');
const besides = anyOf('the our your official verified team staff help service deal deals customer');
const hasOffice = new RegExp(offices, 'u');
const isOfOffice = new RegExp(`^(?:${offices}|${besides})+$`, 'u');
const parties = new Set(['the owner', 'the buyer'].map(skeleton));

/** Whether a word of it mixes alphabets: nobody's name does, but one that is made to be taken for another. */
function mixesScripts(name: string): boolean {
  const words = name.normalize('NFKC').match(word) ?? [];
  return words.some((one) => latin.test(one) && other.test(one));
}

/** Whether somebody so called would be taken for the product or its desk, or for somebody else by its letters. */
export function isReservedName(name: string): boolean {
  const taken = skeleton(name);
  const isOffice = hasOffice.test(taken) && isOfOffice.test(taken);
  return mixesScripts(name) || taken.includes(product) || isOffice || parties.has(taken);
}

/** Keeps members from being called like the desk or the product, by look-alikes too (§15.1). Throws 'invalid'. */
export function refuseReservedNames(profile: { name: string; organisation?: string }): void {
  for (const path of ['name', 'organisation'] as const) {
    const name = profile[path] ?? '';
    if (!isReservedName(name)) continue;
    const message = mixesScripts(name)
      ? 'A word of this name mixes letters of several alphabets. Please write each word in one.'
      : 'This name reads like the name of Dosebridge or of its desk, which only they may have. Please use your own.';
    throw invalid([{ path, message }], { reason: 'reserved-name' });
  }
}
