import type { Readable } from 'node:stream';
import { faultAt } from './faults.ts';

const lineFeed = 10;
const longestLine = 64 * 1024;

/**
 * Text in UTF-8, piece by piece at the ends of its lines; any other encoding is refused by line and column. `ending`
 * learns of a last line that has no end.
 */
export async function* strictText(stream: Readable, ending: { cutLine: number }): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let rest: Buffer = Buffer.alloc(0);
  let lines = 0;
  function decode(bytes: Buffer): string {
    try {
      const text = decoder.decode(bytes);
      const from = text.indexOf('\0');
      if (from !== -1) throw placeOf(text.slice(0, from), 'there is a letter that no text has (NUL)');
      const start = lines === 0 && text.startsWith('\ufeff') ? 1 : 0;
      lines += text.split('\n').length - 1;
      return text.slice(start);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw placeOf(readable(bytes), 'the file is in another encoding, not in UTF-8 as it is published');
    }
  }
  function placeOf(before: string, says: string) {
    const broken = before.split('\n');
    const column = (broken.at(-1) ?? '').replace(/"[^"]*"?/g, '').split(',').length;
    return faultAt(lines + broken.length, column, says);
  }
  for await (const piece of stream as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const end = bytes.lastIndexOf(lineFeed) + 1;
    rest = bytes.subarray(end);
    if (end > 0) yield decode(bytes.subarray(0, end));
    if (rest.length > longestLine) {
      throw faultAt(lines + 1, 1, `the line has more than ${longestLine.toLocaleString('en')} letters`);
    }
  }
  if (rest.length === 0) return;
  const last = decode(rest);
  ending.cutLine = lines + 1;
  yield last;
}

/** As much of the text as there is before what cannot be read. */
function readable(bytes: Buffer): string {
  const [before = ''] = new TextDecoder('utf-8').decode(bytes).split('\ufffd');
  return before;
}
