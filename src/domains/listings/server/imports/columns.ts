import {
  type FieldValue,
  type ListingField,
  type ListingValues,
  type ProductionLine,
  productionPartNames,
  productionParts,
} from '#domains/catalogue/contract/listing-field.ts';
import { type ListingKind, listingStates } from '#domains/catalogue/contract/listing-kinds.ts';
import type { Cell } from '#platform/server/sheets/sheet-row.ts';
import { listingFields } from '../../contract/listing-fields.ts';
import { kinds } from '../kinds.ts';
import { joinTexts, readDay, splitTexts } from './cells.ts';

/** A listing as a row of a sheet holds it. `plantCode` is a plant's own. */
export type SheetListing = { code: string; plantCode: string; state: string; values: ListingValues };

/** A column of the sheets of one kind: what is written into it, and what is read out of it. */
export type Column = {
  header: string;
  /** What is taken, for whoever fills it in. */
  takes: string;
  /** Of a list, its values. */
  options?: readonly string[];
  write(listing: SheetListing): string | number;
  /** Puts a cell into the row that is being read; throws a CellFault. */
  read(cell: Cell, into: SheetListing): void;
};

/** What is wrong with one cell. */
export class CellFault extends Error {}

function textOf(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if ('fault' in cell) throw new CellFault(cell.fault);
  throw new CellFault('The sheet has made a date of this. Format the column as text, and type it again.');
}

function identity(
  header: string,
  takes: string,
  name: 'code' | 'plantCode' | 'state',
  options?: readonly string[],
): Column {
  return {
    header,
    takes,
    ...(options ? { options } : {}),
    write: (listing) => listing[name],
    read(cell, into) {
      into[name] = textOf(cell).trim();
    },
  };
}

function fieldValue(field: ListingField, cell: Cell): FieldValue {
  if (field.type === 'date') {
    const day = typeof cell === 'string' ? readDay(cell) : 'day' in cell ? cell.day : textOf(cell);
    if (day === null) {
      throw new CellFault(
        `'${String(cell).slice(0, 40)}' is not a day that can be read for certain. Write it as 2031-03-05 or 05-Mar-2031, or as a true date of the sheet.`,
      );
    }
    return day;
  }
  const text = textOf(cell);
  if (field.type === 'texts' || field.type === 'choices') return splitTexts(text);
  if (field.type === 'number') return numberOf(text.trim());
  if (field.type === 'yes-no') return yesNoOf(text.trim());
  return field.type === 'choice' || field.type === 'company' || field.type === 'molecule'
    ? text.trim()
    : text;
}

function numberOf(text: string): number | null {
  if (text === '') return null;
  if (!/^-?\d+(\.\d+)?$/.test(text))
    throw new CellFault(
      `'${text.slice(0, 40)}' is not a number. Write digits, with a point before decimals.`,
    );
  return Number(text);
}

function yesNoOf(text: string): boolean {
  if (/^(yes|no)$/i.test(text)) return text.toLowerCase() === 'yes';
  if (text === '') return false;
  throw new CellFault(`Write Yes or No, not '${text.slice(0, 40)}'`);
}

function cellOf(field: ListingField, value: FieldValue | undefined): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' || typeof value === 'number') return value;
  return field.type === 'production' ? '' : joinTexts(value as readonly string[]);
}

const takes: Record<ListingField['type'], string> = {
  text: 'A text',
  'long-text': 'A text, also of several lines',
  company: 'The name of a company that is there, letter by letter',
  molecule: 'An INN; a new one is added',
  texts: 'Values separated by ; (write \\; for a semicolon within one)',
  choice: 'One of the allowed values',
  choices: 'Allowed values, separated by ;',
  date: 'A day: 2031-03-05, 05-Mar-2031 or a true date',
  number: 'A number',
  'yes-no': 'Yes or No',
  production: 'A text',
};

function fieldColumn(field: ListingField): Column {
  return {
    header: field.label,
    takes: `${takes[field.type]}${field.required ? '. Needed' : ''}`,
    ...('options' in field ? { options: field.options } : {}),
    write: ({ values }) => cellOf(field, values[field.name]),
    read(cell, into) {
      into.values[field.name] = fieldValue(field, cell);
    },
  };
}

/** One column for each part of each line: a sheet has no cells within cells. */
function productionColumns({ name }: ListingField, lines: number): Column[] {
  return Array.from({ length: lines }, (_, index) =>
    productionPartNames.map(
      (part): Column => ({
        header: `Line ${index + 1}: ${productionParts[part]}`,
        takes: 'A text',
        write: ({ values }) => (values[name] as readonly ProductionLine[])[index]?.[part] ?? '',
        read(cell, into) {
          const text = textOf(cell);
          if (text === '') return;
          const all = into.values[name] as ProductionLine[];
          while (all.length <= index) all.push(emptyLine());
          (all[index] as ProductionLine)[part] = text;
        },
      }),
    ),
  ).flat();
}

function emptyLine(): ProductionLine {
  return Object.fromEntries(productionPartNames.map((part) => [part, ''])) as ProductionLine;
}

function columnsFor(kind: ListingKind): Column[] {
  const { code, hasPlantCode } = kinds[kind];
  return [
    identity('Listing code', `${code.prefix}- and a number: the same code is the same listing`, 'code'),
    ...(hasPlantCode ? [identity('Plant code', 'PL- and a number', 'plantCode')] : []),
    identity('State', 'One of the allowed values', 'state', listingStates),
    ...listingFields[kind].flatMap((field) =>
      field.type === 'production' ? productionColumns(field, field.most) : [fieldColumn(field)],
    ),
  ];
}

/** The columns of a kind's sheets, in their order. */
export const sheetColumns: Record<ListingKind, readonly Column[]> = {
  dossier: columnsFor('dossier'),
  supplier: columnsFor('supplier'),
};

/** The label of the column in which a field stands, for faults told by field. */
export function headerOf(kind: ListingKind, path: readonly PropertyKey[]): string {
  const field = listingFields[kind].find(({ name }) => name === path[0]);
  if (field?.type !== 'production') return field?.label ?? String(path[0] ?? '');
  const part = productionParts[String(path[2]) as keyof typeof productionParts] ?? 'Dosage form';
  return `Line ${Number(path[1] ?? 0) + 1}: ${part}`;
}
