import { blogTags, readAttributes } from '../contract/blog-markup.ts';

type MarkupElement = { tag: string; attributes: Record<string, string>; within: Markup[] };
/** A piece of a post's text: words, or an element with what stands in it. */
export type Markup = string | MarkupElement;

const piece = /<(\/?)([a-z][a-z0-9]*)((?: [^\s"=<>/]+(?:="[^"]*")?)*) ?\/?>|[^<]+|</g;
const attribute = / ([^\s"=<>/]+)(?:="([^"]*)")?/g;
const withoutEnd = new Set(['br', 'hr', 'img']);
const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: '\u00a0' };

/** Characters for the only entities that the sanitiser and browsers write. */
export function decodeEntities(text: string): string {
  return text.replace(/&(lt|gt|quot|amp|nbsp);/g, (_, name: string) => entities[name] ?? '');
}

/**
 * Reads HTML as the sanitiser writes it, and a browser: lower case, attributes in double quotes. What is written
 * otherwise becomes words, and of elements and attributes only those of the contract come through. It stands in for the
 * browser's own parser, to which Trusted Types let no string.
 */
export function readMarkup(html: string): Markup[] {
  const whole: MarkupElement = { tag: '', attributes: {}, within: [] };
  const open = [whole];
  for (const [text, end, tag, attributes = ''] of html.matchAll(piece)) {
    const { within } = open.at(-1) ?? whole;
    if (tag === undefined) {
      addWords(within, decodeEntities(text));
    } else if (end) {
      const ended = open.findLastIndex((one) => one.tag === tag);
      if (ended > 0) open.length = ended;
    } else if (blogTags.includes(tag)) {
      const element = { tag, attributes: attributesOf(tag, attributes), within: [] };
      within.push(element);
      if (!withoutEnd.has(tag)) open.push(element);
    }
  }
  return whole.within;
}

/** Words that follow words are one piece: pages are hydrated piece by piece. */
function addWords(within: Markup[], words: string): void {
  const last = within.at(-1);
  if (typeof last === 'string') within[within.length - 1] = last + words;
  else within.push(words);
}

function attributesOf(tag: string, written: string): Record<string, string> {
  const taken = readAttributes[tag] ?? [];
  const read = [...written.matchAll(attribute)].map(([, name = '', value = '']) => [
    name,
    decodeEntities(value),
  ]);
  return Object.fromEntries(read.filter(([name = '']) => taken.includes(name)));
}
