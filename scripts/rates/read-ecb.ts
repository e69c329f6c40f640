/** The newest day of the European Central Bank's file, by what one euro cost in each currency. */
export type DayOfRates = { source: string; day: string; rates: Record<string, number> };

/** What is wrong, by line and column as an editor of tables counts them. */
export class FaultyFile extends Error {
  constructor(line: number, column: number, says: string) {
    super(`line ${line}, column ${column}: ${says}`);
  }
}

/** Currencies without which a file is another one, or another day's mistake. */
const expected = ['USD', 'GBP', 'CHF', 'JPY', 'INR', 'CNY', 'CAD', 'AUD', 'SEK', 'PLN'];
/** A rate that moves further than this from one day to the next has lost its point, or its digits. */
const mostMoved = 3;

/**
 * Reads the bank's history, 'Date,USD,JPY,…' with the newest day first, 'N/A' where a currency had no rate and a comma
 * at the end of each line. Every line is checked, so that nothing is taken of a file that is cut or patched.
 */
export function readEcb(text: string): DayOfRates {
  if (!text.endsWith('\n')) {
    const last = text.split('\n').length;
    throw new FaultyFile(
      last,
      text.split('\n').at(-1)?.split(',').length ?? 1,
      'the file is cut: its last line has no end',
    );
  }
  const [head = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const currencies = readHead(head);
  let next: Row | null = null;
  let newest: Row | null = null;
  for (const [place, line] of lines.entries()) {
    const row = readRow(line, place + 2, currencies);
    if (next !== null) compareDays(row, next, place + 2, currencies);
    next = row;
    newest ??= row;
  }
  if (newest === null) throw new FaultyFile(2, 1, 'there is no day in it');
  return { source: 'European Central Bank', day: newest.day, rates: known(newest, currencies) };
}

type Row = { day: string; rates: (number | null)[] };

function readHead(line: string): string[] {
  const cells = line.split(',');
  if (cells[0] !== 'Date') throw new FaultyFile(1, 1, `'Date' is expected, not '${cells[0]}'`);
  if (cells.at(-1) !== '') throw new FaultyFile(1, cells.length, 'the line should end with a comma');
  const currencies = cells.slice(1, -1);
  for (const [place, name] of currencies.entries()) {
    if (!/^[A-Z]{3}$/.test(name)) throw new FaultyFile(1, place + 2, `'${name}' is no currency`);
    if (currencies.indexOf(name) !== place) throw new FaultyFile(1, place + 2, `${name} is there twice`);
  }
  const missing = expected.filter((name) => !currencies.includes(name));
  if (missing.length > 0) throw new FaultyFile(1, cells.length, `columns are missing: ${missing.join(', ')}`);
  return currencies;
}

function readRow(line: string, number: number, currencies: readonly string[]): Row {
  const cells = line.split(',');
  const wanted = currencies.length + 2;
  if (cells.length !== wanted || cells.at(-1) !== '')
    throw new FaultyFile(
      number,
      Math.min(cells.length, wanted),
      `${wanted - 1} values and a comma are expected`,
    );
  const day = cells[0] ?? '';
  if (!isDay(day)) throw new FaultyFile(number, 1, `'${day}' is no day`);
  return { day, rates: cells.slice(1, -1).map((cell, place) => readRate(cell, number, place + 2)) };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day.getTime() <= Date.now();
}

function readRate(cell: string, line: number, column: number): number | null {
  if (cell === 'N/A') return null;
  const rate = /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : Number.NaN;
  if (!(rate > 0 && rate < 1e8)) throw new FaultyFile(line, column, `'${cell}' is no rate`);
  return rate;
}

function compareDays(row: Row, next: Row, line: number, currencies: readonly string[]): void {
  if (row.day >= next.day) throw new FaultyFile(line, 1, `${row.day} does not come before ${next.day}`);
  for (const [place, rate] of row.rates.entries()) {
    const later = next.rates[place] ?? null;
    if (rate === null || later === null || Math.max(rate / later, later / rate) <= mostMoved) continue;
    throw new FaultyFile(
      line - 1,
      place + 2,
      `${currencies[place]} at ${later} is impossible a day after ${rate}`,
    );
  }
}

function known({ rates }: Row, currencies: readonly string[]): Record<string, number> {
  const lacking = expected.find((name) => rates[currencies.indexOf(name)] === null);
  if (lacking !== undefined)
    throw new FaultyFile(2, currencies.indexOf(lacking) + 2, `${lacking} has no rate`);
  return Object.fromEntries(
    currencies.flatMap((name, place) => {
      const rate = rates[place];
      return rate === null || rate === undefined ? [] : [[name, rate] as const];
    }),
  );
}
