import { decodeEntities } from './read-markup.ts';

/** The words of sanitised HTML. */
export function textOf(html: string): string {
  return decodeEntities(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:?!)])/g, '$1')
    .trim();
}

/** Its beginning, cut between words. */
export function previewOf(html: string, length: number): string {
  const text = textOf(html);
  if (text.length <= length) return text;
  return `${text.slice(0, length + 1).replace(/[\s,;:–-]*\S*$/, '')}…`;
}

/** Minutes that an unhurried reader takes. */
export function minutesToRead(html: string): number {
  return Math.max(1, Math.round(textOf(html).split(' ').length / 220));
}
