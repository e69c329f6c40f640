import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import type { LaunchRegister } from '../../contract/register-rows.ts';
import { copyRows } from '../editions/row-copy.ts';
import { changingEditions, findCurrent, noteEdition, openEdition, swap } from '../editions/take-in.ts';
import { type BundledEdition, bundledEditions, rowsFile } from './bundled.ts';

/**
 * Takes in what the repository brings along of registers that have no edition yet, or only an older one: all of it or
 * nothing. Answers what it took.
 */
export async function takeSnapshot(pool: pg.Pool): Promise<BundledEdition[]> {
  const bundled = bundledEditions();
  // A start that finds everything there asks once.
  if ((await due(pool, bundled)).length === 0) return [];
  return changingEditions(pool, async (client) => {
    const taken: BundledEdition[] = [];
    const bringer = { by: 'snapshot', personId: null } as const;
    for (const edition of bundled) {
      const { register, day, sha256, fileName } = edition;
      const current = await findCurrent(client, register);
      if (current !== null && current.day >= day) continue;
      const id = await openEdition(client, { register, name: fileName, sha256 }, { bringer });
      await copyRows(client, register, id, packedRows(register));
      await swap(client, { register, id, day, report: edition });
      await noteEdition(client, bringer, { register, day, sha256, report: edition });
      taken.push(edition);
    }
    return taken;
  });
}

async function due(pool: pg.Pool, bundled: readonly BundledEdition[]): Promise<BundledEdition[]> {
  const { rows } = await pool.query<{ register: LaunchRegister; day: string }>(
    "select register, to_char(day, 'YYYY-MM-DD') as day from register_editions where standing = 'current'",
  );
  const days = new Map(rows.map(({ register, day }) => [register, day]));
  return bundled.filter(({ register, day }) => (days.get(register) ?? '') < day);
}

async function* packedRows(register: LaunchRegister): AsyncGenerator<{ line: number; cells: string }[]> {
  const unpacked = pipeline(createReadStream(rowsFile(register)), createGunzip(), () => undefined);
  const decoder = new TextDecoder();
  let rest = '';
  let line = 1;
  for await (const piece of unpacked as AsyncIterable<Buffer>) {
    const texts = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = texts.pop() ?? '';
    yield texts.map((text) => {
      const end = text.indexOf('\t');
      line += Number(text.slice(0, end));
      return { line, cells: text.slice(end + 1) };
    });
  }
}
