import type { Readable } from 'node:stream';
import { faultAt } from './faults.ts';

/** A line without its end; the last one of a file may have none, as where it was cut. */
export type Line = { number: number; text: string; hasEnd: boolean };

/** Blank ones are lines, too: they pack to nothing, and each is read. */
const mostLines = 300_000;
/** The longest line of any register's file so far has less than a thousand letters. */
const longestLine = 16 * 1024;
const [lineFeed, carriageReturn] = [10, 13];
const strict = new TextDecoder('utf-8', { fatal: true });
const western = new TextDecoder('windows-1252');

/** Refuses what is not written byte by byte in the letters of western Europe. */
export function refuseWideText(start: Uint8Array): void {
  const [first, second] = start;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16 || start.includes(0)) {
    throw faultAt(
      1,
      1,
      'the file is in another encoding (UTF-16), or no text. Bring it as it was downloaded',
    );
  }
}

/** Reads text of one byte a letter line by line, some lines at a time, in the memory of a piece. */
export async function* readLines(stream: Readable): AsyncGenerator<Line[]> {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  function lineOf(bytes: Buffer, hasEnd: boolean): Line {
    number += 1;
    if (number > mostLines) throw tooMany(number, mostLines);
    const end = bytes.at(-1) === carriageReturn ? bytes.length - 1 : bytes.length;
    if (end > longestLine) throw tooLong(number);
    return { number, text: decode(bytes.subarray(0, end), number), hasEnd };
  }
  for await (const piece of stream as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const lines: Line[] = [];
    let from = 0;
    for (let end = bytes.indexOf(lineFeed); end !== -1; end = bytes.indexOf(lineFeed, from)) {
      lines.push(lineOf(bytes.subarray(from, end), true));
      from = end + 1;
    }
    rest = bytes.subarray(from);
    if (rest.length > longestLine + 1) throw tooLong(number + 1);
    if (lines.length > 0) yield lines;
  }
  if (rest.length > 0) yield [lineOf(rest, false)];
}

export function tooMany(number: number, most: number) {
  return faultAt(number, 1, `there are more than ${most.toLocaleString('en')} lines`);
}

function tooLong(number: number) {
  return faultAt(number, 1, `the line has more than ${longestLine.toLocaleString('en')} letters`);
}

function decode(bytes: Buffer, number: number): string {
  const text = bytes.toString('latin1');
  const nothing = text.indexOf('\0');
  if (nothing !== -1)
    throw faultAt(number, columnAt(text, nothing), 'there is a letter that no text has (NUL)');
  const strange = text.search(/[\u0080-\u00ff]/);
  if (strange === -1) return text;
  // Letters of western Europe hardly ever stand so that they are UTF-8 as well.
  if (canDecode(bytes)) {
    throw faultAt(
      number,
      columnAt(text, strange),
      'the file is in another encoding (UTF-8), not as it is published',
    );
  }
  return western.decode(bytes);
}

function columnAt(text: string, at: number): number {
  return text.slice(0, at).split('~').length;
}

function canDecode(bytes: Buffer): boolean {
  try {
    strict.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
