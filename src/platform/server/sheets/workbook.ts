import type { Readable } from 'node:stream';
import type { OpenZip } from './open-zip.ts';
import { readWholeXml } from './read-xml.ts';
import { SheetFault } from './sheet-row.ts';

/** What a sheet's cells refer to. */
export type Workbook = {
  sheetPart: string;
  /** All sheets that are shown, in their order. */
  sheets: { name: string; part: string }[];
  /** Texts that cells name by number. */
  texts: string[];
  /** By a cell's style: whether its number is a day, or one that shows its month alone. */
  days: (DayFormat | null)[];
  /** By a cell's style: what its number is shown with. */
  shown: (ShownWith | null)[];
  /** Days are counted from 1904, as an old Macintosh did. */
  from1904: boolean;
};

/** All shared texts are held at once; what else stands around a sheet is small. */
const mostTextBytes = 250 * 1024 * 1024;
const mostOtherBytes = 32 * 1024 * 1024;

function openPart(zip: OpenZip, part: string, mostBytes = mostOtherBytes): Promise<Readable> {
  if (zip.bytesOf(part) > mostBytes) throw new SheetFault('This workbook holds too much text. Split it.');
  return zip.open(part);
}

/** 'month': 'mmm-yy' shows a month, whatever day its number is of. */
export type DayFormat = 'day' | 'month';

/** Numbers of formats that every sheet knows as days and times. */
function builtInDay(id: number): DayFormat | null {
  if (id === 17) return 'month';
  return isBuiltInDay(id) ? 'day' : null;
}

function isBuiltInDay(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** 'dd-mmm-yyyy' shows a day, 'mm/yyyy' a month; letters in quotes, brackets and after a backslash are only text. */
export function dayFormat(code: string): DayFormat | null {
  const shown = code.replace(/"[^"]*"|\[[^[\]]*\]|\\.|_./g, '');
  if (!/[dmyhs]/i.test(shown)) return null;
  return /m/i.test(shown) && /y/i.test(shown) && !/[dhs]/i.test(shown) ? 'month' : 'day';
}

/** What a format puts around a number: 'mg' behind it, '€' before it; per cents are shown a hundredfold. */
export type ShownWith = { before: string; behind: string; isPercent: boolean };

/** As long as a sheet program lets a format be. */
const longestFormat = 255;

/**
 * What of a format is more than the number, of its first part: texts in quotes and behind a backslash, currencies; null where that is
 * nothing, or another number is shown than stands there.
 */
export function shownWith(code: string): ShownWith | null {
  let [before, behind, isPercent, hasNumber, isScaled] = ['', '', false, false, false];
  const add = (text: string) => {
    if (hasNumber) behind += text;
    else before += text;
  };
  for (let at = 0; at < Math.min(code.length, longestFormat) && code[at] !== ';'; at += 1) {
    const sign = code[at] as string;
    const end = sign === '"' ? code.indexOf('"', at + 1) : sign === '[' ? code.indexOf(']', at + 1) : -1;
    if (sign === '"' || sign === '[') {
      if (end < 0) return null;
      const inside = code.slice(at + 1, end);
      // '[>=1000]' shows some numbers otherwise.
      if (sign === '[' && /^[<>=]/.test(inside)) return null;
      if (sign === '"') add(inside);
      else if (inside.startsWith('$')) add(inside.slice(1).split('-', 1)[0] ?? '');
      at = end;
    } else if (sign === '\\') {
      at += 1;
      add(code[at] ?? '');
    } else if (sign === '_' || sign === '*') at += 1;
    else if (sign === '%') isPercent = true;
    else if ('€$£¥ '.includes(sign)) add(sign);
    else if ('0#?'.includes(sign) || code.startsWith('General', at)) {
      [hasNumber, isScaled] = [true, false];
      if (sign === 'G') at += 'General'.length - 1;
    } else if (sign === ',') isScaled = true;
  }
  if (!hasNumber || isScaled) return null;
  return isPercent || `${before}${behind}`.trim() !== '' ? { before, behind, isPercent } : null;
}

/** Control characters stand in sheets as _x000D_. */
export function unescapeText(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Reads what stands around the first sheet of a workbook. Throws SheetFault. */
export async function readWorkbook(zip: OpenZip): Promise<Workbook> {
  let from1904 = false;
  let relation = '';
  const named: { name: string; relation: string }[] = [];
  await readWholeXml(await openPart(zip, 'xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      relation ||= attributes['r:id'] ?? '';
      if (!/hidden$/i.test(attributes.state ?? ''))
        named.push({ name: attributes.name ?? '', relation: attributes['r:id'] ?? '' });
    },
  });
  const targets = new Map<string, string>();
  await readWholeXml(await openPart(zip, 'xl/_rels/workbook.xml.rels'), {
    open(name, attributes) {
      if (name === 'Relationship') targets.set(attributes.Id ?? '', attributes.Target ?? '');
    },
  });
  const partOf = (id: string) => {
    const target = targets.get(id) ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  };
  const sheetPart = partOf(relation);
  if (!targets.get(relation) || !zip.has(sheetPart))
    throw new SheetFault('This workbook has no sheet. Save it again as XLSX.');
  const sheets = named
    .map(({ name, relation: id }) => ({ name: unescapeText(name), part: partOf(id) }))
    .filter(({ part }) => zip.has(part));
  return { sheetPart, sheets, from1904, texts: await readTexts(zip), ...(await readStyles(zip)) };
}

async function readTexts(zip: OpenZip): Promise<string[]> {
  const part = 'xl/sharedStrings.xml';
  if (!zip.has(part)) return [];
  const texts: string[] = [];
  let text = '';
  let reads = false;
  let isReadingAid = false;
  await readWholeXml(await openPart(zip, part, mostTextBytes), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReadingAid = true;
      reads = name === 't' && !isReadingAid;
    },
    text(piece) {
      if (reads) text += piece;
    },
    close(name) {
      reads = false;
      if (name === 'rPh') isReadingAid = false;
      if (name === 'si') texts.push(unescapeText(text));
    },
  });
  return texts;
}

async function readStyles(zip: OpenZip): Promise<Pick<Workbook, 'days' | 'shown'>> {
  const styles: Pick<Workbook, 'days' | 'shown'> = { days: [], shown: [] };
  if (!zip.has('xl/styles.xml')) return styles;
  const own = new Map<number, string>();
  let inCellFormats = false;
  await readWholeXml(await openPart(zip, 'xl/styles.xml'), {
    open(name, attributes) {
      if (name === 'numFmt') own.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') inCellFormats = true;
      if (name !== 'xf' || !inCellFormats) return;
      const id = Number(attributes.numFmtId);
      const code = own.get(id);
      styles.days.push(code === undefined ? builtInDay(id) : dayFormat(code));
      styles.shown.push(shownWith(code ?? (id === 9 || id === 10 ? '0%' : '')));
    },
    close(name) {
      if (name === 'cellXfs') inCellFormats = false;
    },
  });
  return styles;
}
