import type { ListingField } from '#domains/catalogue/contract/listing-field.ts';
import { asWritten, giveBack, leaveOut } from '../../../contract/own-sheets/answers.ts';
import { type Asking, wordEnds } from '../asking.ts';
import { amountsOf, type ReadColumn } from '../columns/column-questions.ts';
import { readAmounts } from './amounts.ts';
import { type CellTrouble, type FieldRead, notAnswered } from './cell-trouble.ts';
import { readChoice, readCountry, readMarket, readYesNo } from './choices.ts';
import { type DayReadings, readWrittenDay } from './days.ts';
import {
  type CatalogueNames,
  type MoleculeRead,
  nameAnew,
  readMolecule,
  suggestMolecules,
} from './molecules.ts';
import { isBareTime, readTime } from './units.ts';

/** Reads a cell for a field that needs nothing of other cells. `text` says something. */
export function readField(field: ListingField, text: string, column: ReadColumn, asking: Asking): FieldRead {
  switch (field.type) {
    case 'date':
      return readDate(text, column);
    case 'number':
      return /^\d{1,4}$/.test(text)
        ? { value: Number(text) }
        : { message: `'${short(text)}' is no whole number` };
    case 'choice':
      return readOne(field, text, column.head, asking);
    case 'choices':
      return readSeveral(field, text, column.head, asking);
    case 'texts':
      return field.name === 'countriesOfManufacture'
        ? readCountries(text, column.head, asking)
        : { value: splitTexts(text) };
    case 'text':
    case 'long-text':
      return readText(field, text, column, asking);
    default:
      return { value: text };
  }
}

function readText(field: ListingField, text: string, column: ReadColumn, asking: Asking): FieldRead {
  if (field.reads === 'months' || field.reads === 'weeks') {
    if (!isBareTime(text)) return { value: readTime(text, '') };
    if (typeof column.unit === 'object') return column.unit;
    return { value: column.unit === '' ? '' : readTime(text, column.unit) };
  }
  if (field.reads === 'month') return readMonth(text, column);
  if (amountsOf(field) !== null) return readAmounts(field, text, column);
  if (!('suggestions' in field) || !field.suggestions?.includes('Yes')) return { value: text };
  const said = readYesNo(text);
  if (said !== undefined) return { value: said ? 'Yes' : 'No' };
  if (text.split(' ').length > 3) return { value: text };
  return askAbout(column.head, text, asking, ['Yes', 'No'], (answer) => ({ value: answer }));
}

function readDate(text: string, column: ReadColumn): FieldRead {
  const read = readWrittenDay(text);
  if ('span' in read) {
    const { ofSpan } = column;
    if (ofSpan === null || ofSpan === leaveOut) return { value: '' };
    return typeof ofSpan === 'object' ? ofSpan : { value: read.span[ofSpan] };
  }
  if ('none' in read) return { message: `'${short(text)}' is no day: write it as 2031-03-05` };
  return 'day' in read ? { value: read.day } : dayInOrder(text, read.readings, column);
}

function dayInOrder(
  text: string,
  readings: DayReadings,
  { head, order, isOrderAsked }: Pick<ReadColumn, 'head' | 'order' | 'isOrderAsked'>,
): { value: string } | CellTrouble {
  if (!isOrderAsked) return { value: Object.values(readings).find((day) => day !== null) ?? '' };
  if (order === null) return { message: notAnswered, waits: `order:${head}` };
  const day = readings[order];
  const [first] = order.split('-');
  return day === null
    ? { message: `'${short(text)}' is no day with the ${first} first, as you said of this column` }
    : { value: day };
}

/** The month of an inspection: a day of it, or the month alone, as the catalogue reads them; else the words as they stand. */
function readMonth(text: string, column: ReadColumn): FieldRead {
  const read = readWrittenDay(text);
  if ('day' in read) return { value: read.day };
  if ('readings' in read) return dayInOrder(text, read.readings, column);
  const isMonth = 'span' in read && read.span.first.slice(0, 7) === read.span.last.slice(0, 7);
  return { value: isMonth ? read.span.first.slice(0, 7) : text };
}

type Choosing = Extract<ListingField, { type: 'choice' | 'choices' }>;

function readOne(field: Choosing, text: string, head: string, asking: Asking): FieldRead {
  const value = readChoice(field.name, text);
  return value === undefined
    ? askAbout(head, text, asking, field.options, (answer) => ({ value: answer }))
    : { value };
}

function readSeveral(field: Choosing, text: string, head: string, asking: Asking): FieldRead {
  const read = (piece: string) =>
    field.name === 'markets' ? readMarket(piece) : readChoice(field.name, piece);
  const whole = read(text);
  if (whole !== undefined) return { value: [whole] };
  if (exclusion.test(text)) return readPieces([text], () => undefined, head, asking, field.options);
  // Names of categories have commas and '&' within them.
  const pieces = field.name === 'therapeuticCategories' ? text.split(';') : splitList(text);
  return readPieces(pieces, read, head, asking, field.options);
}

/** 'All but the US', 'Worldwide (ex EU, UK)': its pieces say the opposite of what stands there. */
const exclusion =
  /(?<!\p{L})(?:ex|excl|excluding|except|without|w\/o|not|non|no|but|ohne|au(?:ß|ss)er|nicht|sauf|hors|sans|excepto|salvo|menos|sin|tranne|escluso|eccetto)(?!\p{L})/iu;

function readCountries(text: string, head: string, asking: Asking): FieldRead {
  const pieces = exclusion.test(text) ? [text] : splitList(text);
  return readPieces(pieces, (piece) => readCountry(piece), head, asking);
}

function readPieces(
  pieces: readonly string[],
  read: (piece: string) => string | undefined,
  head: string,
  asking: Asking,
  options: readonly string[] = [],
): FieldRead {
  const values = new Set<string>();
  for (const piece of pieces.map((one) => one.trim()).filter(Boolean)) {
    const value = read(piece);
    if (value !== undefined) {
      values.add(value);
      continue;
    }
    const asked = askAbout(head, piece, asking, options, (answer) => ({ value: answer }));
    if ('message' in asked) return asked;
    if (asked.value !== '') values.add(String(asked.value));
  }
  return { value: [...values] };
}

/** What a word means that is not known; '' where it is left out. */
function askAbout(
  head: string,
  text: string,
  asking: Asking,
  options: readonly string[],
  take: (answer: string) => FieldRead,
): FieldRead {
  const { id, answer } = asking.askWord(head, text, () => ({
    options: [...options.map((option) => ({ value: option, label: option })), ...wordEnds],
    mayType: 'no',
  }));
  if (answer === null) return { message: `'${short(text)}' is not understood here`, waits: id };
  if (answer === giveBack)
    return { message: `'${short(text)}' is not understood here, and you wanted its rows back` };
  if (answer === leaveOut) return { value: '' };
  return options.includes(answer)
    ? take(answer)
    : { message: `'${short(text)}' is not understood here`, waits: id };
}

/** Whether a market's column says that it is one of the listing's. */
export function readCross(text: string, head: string, asking: Asking): FieldRead {
  const said = readYesNo(text);
  if (said !== undefined) return { value: said };
  const asked = askAbout(head, text, asking, ['Yes', 'No'], (answer) => ({ value: answer === 'Yes' }));
  return 'value' in asked && asked.value === '' ? { value: false } : asked;
}

/** The molecule of a cell; of a name that nobody knows who sent it is asked. */
export function readNamed(
  text: string,
  head: string,
  asking: Asking,
  catalogue: CatalogueNames,
): MoleculeRead | CellTrouble {
  const known = readMolecule(text, catalogue);
  if (known !== null) return known;
  const { id, answer } = asking.askWord(head, text, () => ({
    options: [
      ...suggestMolecules(text, catalogue).map((name) => ({ value: name, label: `It is ${name}` })),
      { value: asWritten, label: 'It is a molecule that is new here, written as it stands' },
      { value: giveBack, label: 'Give its rows back to me' },
    ],
    mayType: 'name',
  }));
  const message = `'${short(text)}' is no molecule that is known here: write its INN`;
  if (answer === null) return { message, waits: id };
  if (answer === giveBack || answer === leaveOut) return { message };
  if (answer === asWritten) return nameAnew(text, catalogue);
  const said = readMolecule(answer, catalogue);
  if (said === null) return { message: `'${short(answer)}' is no molecule that is known here either` };
  // In which order the cell names its substances the answer does not say.
  return said.names.length > 1 ? { ...said, order: null } : said;
}

function splitList(text: string): string[] {
  return text.split(/[,;/&+|]|\s(?:and|und|y|et|e)\s/i);
}

/** '28, 56, 98' are three; what else has commas is one text. */
function splitTexts(text: string): string[] {
  const numbers = text.split(/[,;/]/).map((piece) => piece.trim());
  if (numbers.length > 1 && numbers.every((piece) => /^\d{1,5}$/.test(piece))) return numbers;
  return text
    .split(';')
    .map((piece) => piece.trim())
    .filter(Boolean);
}

function short(text: string): string {
  return text.slice(0, 60);
}
