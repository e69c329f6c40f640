import type { Fact } from '#ui/page/facts.tsx';

/** How a dossier's values are written (§5.9). */

const nothing = new Set(['', '-', 'na', 'not applicable', 'non-mdantory']);

/** A value that says there is nothing to say: its row is greyed. */
export function saysNothing(value: string): boolean {
  return nothing.has(value.trim().toLowerCase());
}

/** Lists joined by ', '; empty as '-'. */
export function written(value: string | readonly string[]): string {
  const text =
    typeof value === 'string'
      ? value.trim()
      : value
          .map((part) => part.trim())
          .filter(Boolean)
          .join(', ');
  return text === '' ? '-' : text;
}

/** A value on one line; what says that there is nothing to say is nothing. */
export function said(value: string | readonly string[]): string {
  const text = written(value);
  return saysNothing(text) ? '' : text;
}

/** '05-Mar-2031' as '5-Mar-2031'; 01-Jan-1900 stands for none and is shown as '-'. */
export function writtenDate(date: string): string {
  const [, day, month, year] = /^(\d{1,2})-([a-z]{3})-(\d{4})$/i.exec(date.trim()) ?? [];
  if (!day || !month || !year) return written(date);
  if (Number(day) === 1 && month.toLowerCase() === 'jan' && year === '1900') return '-';
  return `${Number(day)}-${month[0]?.toUpperCase()}${month.slice(1).toLowerCase()}-${year}`;
}

/** The title without the strengths that most titles end with, for where they stand below it. */
export function leadOfTitle(title: string, strengths: string): string {
  const end = ` ${strengths.trim()}`;
  const lead = title.trim();
  return end.length > 1 && lead.endsWith(end) ? lead.slice(0, -end.length) : lead;
}

/** The title with the dose form (§2.16), which most titles name already. */
export function titleWithForm(title: string, doseForm: string): string {
  return level(title).includes(level(doseForm)) ? title : `${title} ${doseForm.trim()}`;
}

/** 'Film-coated' is 'Film Coated'. */
function level(words: string): string {
  return words.trim().toLowerCase().replaceAll('-', ' ');
}

export function offerIn(days: number): string {
  return `Offer in ${days} business days`;
}

/** One of the facts on a card. */
export function fact(label: string, value: string | readonly string[]): Fact {
  const text = written(value);
  return { label, value: text, muted: saysNothing(text) };
}
