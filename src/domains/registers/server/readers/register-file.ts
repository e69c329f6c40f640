import type { RegisterName, RegisterRow } from '../../contract/register-rows.ts';
import { RegisterFault } from './faults.ts';
import { type Kind, kindOfText, kindOfWorkbook, known } from './kinds.ts';
import { refuseWideText } from './lines.ts';
import { emptyReport, type NumberedRow, type RowsReport, readRows } from './read-rows.ts';
import type { SoFar } from './shape.ts';
import { hashSource, openSources, readHead, type Source } from './sources.ts';

/** One register's rows in a publisher's file. */
export type RegisterPart = {
  register: RegisterName;
  /** As the publisher calls it: `patent.txt`. */
  name: string;
  /** Of what it holds, unpacked. */
  sha256: string;
  report: RowsReport;
  /** Reads the rows; the report and the day are right when it has ended. Throws RegisterFault. */
  rows(): AsyncGenerator<NumberedRow<RegisterRow>[]>;
  /** The latest day that the rows tell of as past. */
  latest(): string | null;
};

export type RegisterFile = {
  parts: RegisterPart[];
  /** Of which day the file is, once all rows were read; null where nothing in it says so. */
  day(): string | null;
  close(): void;
};

/** Days within which an archive is made after the last thing that its rows tell. */
const longestMaking = 31;
const dayMilliseconds = 86_400_000;

/**
 * Opens a publisher's file, told by its content, after it was found whole. `notAfter` is the day of the edition where
 * somebody named it, else today: what is told as past cannot be later. Throws RegisterFault.
 */
export async function openRegisterFile(
  path: string,
  { name, notAfter }: { name?: string | undefined; notAfter: string },
): Promise<RegisterFile> {
  const { kind, sources, close } = await openSources(path, name);
  try {
    const parts: RegisterPart[] = [];
    for (const source of sources) {
      const found =
        kind === 'workbook' ? await kindOfWorkbook(path) : await recognise(source, sources.length > 1);
      if (found === null) continue;
      if (parts.some(({ register }) => register === found.shape.register)) {
        throw new RegisterFault(`there is the same register twice, the second time as ${source.name}`);
      }
      parts.push(
        await openPart(found, source, sources.length > 1 ? `${source.name}, ` : '', { path, notAfter }),
      );
    }
    if (parts.length === 0) throw new RegisterFault(`the archive holds none of the registers: ${known}`);
    const stamps = sources.flatMap(({ stamped }) => stamped ?? []);
    return { parts, day: () => dayOf(parts, stamps.toSorted().at(-1) ?? null), close };
  } catch (error) {
    close();
    throw error;
  }
}

async function openPart(
  { shape, records, readStated }: Kind,
  source: Source,
  where: string,
  { path, notAfter }: { path: string; notAfter: string },
): Promise<RegisterPart> {
  const report = emptyReport();
  const soFar: SoFar = { latest: null, notAfter };
  return {
    register: shape.register,
    name: source.name,
    sha256: await hashSource(source),
    report,
    async *rows() {
      try {
        yield* readRows(shape, records(source, path), report, soFar, readStated);
      } catch (error) {
        throw error instanceof RegisterFault ? new RegisterFault(`${where}${error.message}`) : error;
      }
    },
    latest: () => soFar.latest,
  };
}

/** Which register a text is, by the line that names its columns; of an archive's parts, null for what is none. */
async function recognise(source: Source, isOneOfSeveral: boolean): Promise<Kind | null> {
  const head = await readHead(source);
  try {
    refuseFormerWorkbook(head);
    refuseWideText(head);
  } catch (error) {
    if (isOneOfSeveral) return null;
    throw error;
  }
  const lines = head.toString('latin1').split(/\r?\n/);
  const [first = ''] = lines;
  const kind = kindOfText(lines);
  if (kind !== null) return kind;
  if (isOneOfSeveral) return null;
  if (/^(\ufeff|ï»¿)?Date,USD,/.test(first)) {
    throw new RegisterFault("these are the European Central Bank's rates: npm run rates takes them");
  }
  if (/^\s*<(!doctype|html|\?xml)/i.test(first)) {
    throw new RegisterFault('this is a page of the web and not the file that it leads to');
  }
  throw new RegisterFault(`line 1, column 1: this is none of the registers: ${known}`);
}

/** The FDA gives its list of DMFs out as such a one, too. */
function refuseFormerWorkbook(head: Buffer): void {
  if (head.length < 4 || head.readUInt32BE(0) !== 0xd0cf11e0) return;
  throw new RegisterFault(
    'this is a workbook of the former kind (.xls), which is not read: open it, and save it as .xlsx or as CSV in UTF-8',
  );
}

/**
 * What stands above the header; else the latest day that the rows tell of as past, or the day on which the archive was
 * made, where that is soon after. An archive that somebody packed again later does not make its rows younger.
 */
function dayOf(parts: readonly RegisterPart[], stamped: string | null): string | null {
  const stated = parts.map(({ report }) => report.stated).find((day) => day !== null);
  if (stated) return stated;
  const latest = parts
    .flatMap((part) => part.latest() ?? [])
    .toSorted()
    .at(-1);
  if (latest === undefined) return null;
  if (stamped === null || stamped < latest) return latest;
  return Date.parse(stamped) - Date.parse(latest) <= longestMaking * dayMilliseconds ? stamped : latest;
}
