import { capitalise } from '../capitalise.ts';
/** What a column of a back-office table holds: how it is compared, shown and exported. */
export type ColumnType = 'text' | 'number' | 'moment' | 'day' | 'choice' | 'flag';

/**
 * How a column is filtered (§11.5). `contains`: every word given stands in it; `choice`: one of those given, by commas;
 * `range`: 'from..to', either may be left out; `flag`: 'yes' or 'no'; `id`: a row's number, from a link only.
 */
type FilterKind = 'contains' | 'choice' | 'range' | 'flag' | 'id';

export type TableColumn = {
  label: string;
  type: ColumnType;
  filter?: FilterKind;
  /** Value → what it is called; of a choice. */
  choices?: Readonly<Record<string, string>>;
  /** A choice that says how much time is left: shown with a mark of its colour. */
  status?: boolean;
  /** Value → what it means, of a choice that looks as it does elsewhere: shown as that badge. */
  standings?: Readonly<Record<string, 'waiting' | 'moving' | 'done' | 'ended'>>;
  /** A text that says a figure: it stands at the right, under others of its kind. */
  figure?: boolean;
  /** A number that is an amount of money: shown with its cents. */
  money?: boolean;
  /** Left out where no index could give the order. */
  sortable?: boolean;
  /** Not on the card that a row becomes on a phone: the page that it leads to says it. */
  spare?: boolean;
  /** On such a card without its label: the value says by itself what it is. */
  plain?: boolean;
  /** No column of the table: only something to filter by. */
  filterOnly?: boolean;
};

export type TableShape = {
  /** What the rows are, as the export names its file. */
  title: string;
  /** What the one search field looks through; absent where there is none. */
  searched?: string;
  columns: Readonly<Record<string, TableColumn>>;
  /** The order at first; a leading '-' turns it round. */
  sort: string;
};

const usualFilters = {
  text: 'contains',
  number: 'range',
  moment: 'range',
  day: 'range',
  choice: 'choice',
  flag: 'flag',
} as const satisfies Record<ColumnType, FilterKind>;

/** A column that sorts, and filters as its type does. */
export function column(type: ColumnType, label: string, facts?: Partial<TableColumn>): TableColumn {
  return { label, type, filter: usualFilters[type], sortable: true, ...facts };
}

/** No column of the table: another table's row to filter by, from a link. */
export function rowFilter(label: string): TableColumn {
  return { label, type: 'number', filter: 'id', filterOnly: true };
}

/** A choice whose values are called by the words they are. */
export function asWords<const T extends readonly string[]>(values: T): Record<T[number], string> {
  const words = values.map((value) => [value, capitalise(value.replaceAll('-', ' '))]);
  return Object.fromEntries(words) as Record<T[number], string>;
}
