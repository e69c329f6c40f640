const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Texts as one cell holds them: 'a; b', a semicolon within one as '\;'. */
export function joinTexts(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/[\\;]/g, '\\$&')).join('; ');
}

/** The texts of a cell; blanks around each are no part of it. */
export function splitTexts(cell: string): string[] {
  const texts: string[] = [];
  let text = '';
  for (let index = 0; index < cell.length; index += 1) {
    const character = cell[index] as string;
    if (character === '\\' && index + 1 < cell.length) {
      index += 1;
      text += cell[index];
    } else if (character === ';') {
      texts.push(text.trim());
      text = '';
    } else {
      text += character;
    }
  }
  return cell.trim() === '' ? [] : [...texts, text.trim()];
}

/** A day as YYYY-MM-DD, '' for none; null for what is none, or could be two: 03/04/2026. */
export function readDay(cell: string): string | null {
  const text = cell.trim();
  if (text === '') return '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return existing(text);
  const [, day = '', name = '', year = ''] = /^(\d{1,2})-([a-z]{3})-(\d{4})$/i.exec(text) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  return month === 0 ? null : existing(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function existing(iso: string): string | null {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
