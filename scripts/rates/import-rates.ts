/**
 * Takes the newest day out of the European Central Bank's own file of reference rates into the snapshot that the
 * product ships (§12.14): `npm run rates -- eurofxref-hist.csv`, also compressed as .gz. A file that is not as it
 * should be changes nothing; line and column are told.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { FaultyFile, readEcb } from './read-ecb.ts';

const target = new URL('../../src/domains/catalogue/contract/euro-rates.json', import.meta.url);

const [path] = process.argv.slice(2);
if (path === undefined) fail('Give the path of the file: npm run rates -- eurofxref-hist.csv');
const read = readFile(path);
writeFileSync(target, `${JSON.stringify(read, null, 2)}\n`);
console.log(`${Object.keys(read.rates).length} rates of ${read.day}, ${read.source}`);

function readFile(from: string) {
  try {
    const bytes = readFileSync(from);
    return readEcb((from.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  } catch (error) {
    if (error instanceof FaultyFile || (error instanceof Error && 'code' in error))
      return fail(`${from}: ${error.message}. Nothing was changed.`);
    throw error;
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
