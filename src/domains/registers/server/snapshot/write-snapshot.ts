import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type LaunchRegister, launchRegisters, type RegisterName } from '../../contract/register-rows.ts';
import { registerWords } from '../../contract/register-words.ts';
import { cellsOf } from '../editions/row-copy.ts';
import { RegisterFault } from '../readers/faults.ts';
import { openRegisterFile, type RegisterPart } from '../readers/register-file.ts';
import { type BundledEdition, headsFile, rowsFile } from './bundled.ts';

type Written = { head: BundledEdition; rows: string };

/**
 * Makes what the repository brings along out of publishers' files: of each register its newest edition among them, and
 * of registers that none of them holds what it has already. Answers the heads and how many bytes each takes.
 */
export async function writeSnapshot(
  paths: readonly string[],
  kept: readonly BundledEdition[],
): Promise<(BundledEdition & { bytes?: number })[]> {
  const newest = new Map<string, Written>();
  for (const path of paths) {
    const file = await openRegisterFile(path, { notAfter: new Date().toISOString().slice(0, 10) });
    try {
      const rows = new Map<RegisterPart, string>();
      for (const part of file.parts) {
        refuseList(part.register);
        rows.set(part, await packRows(part));
      }
      const day = file.day();
      if (day === null) throw new RegisterFault(`${path} does not say of which day it is`);
      for (const [part, packed] of rows) {
        const known = newest.get(part.register);
        if (known === undefined || known.head.day < day) {
          newest.set(part.register, { head: headOf(part, day), rows: packed });
        }
      }
    } finally {
      file.close();
    }
  }
  const heads: (BundledEdition & { bytes?: number })[] = [];
  for (const register of launchRegisters) {
    const written = newest.get(register);
    const before = kept.find((head) => head.register === register);
    if (written !== undefined) {
      const bytes = await promisify(gzip)(written.rows, { level: 9 });
      await writeFile(rowsFile(register), bytes);
      heads.push({ ...written.head, bytes: bytes.length });
    } else if (before !== undefined) {
      heads.push(before);
    }
  }
  const named = heads.map(({ bytes: _, ...head }) => head);
  await writeFile(headsFile, `${JSON.stringify(named, null, 2)}\n`);
  return heads;
}

/** What evidence is held against is brought by whoever runs the product. */
function refuseList(register: RegisterName): void {
  if (isBundled(register)) return;
  throw new RegisterFault(`of ${registerWords[register].name} the repository brings no edition along`);
}

function isBundled(register: RegisterName): register is LaunchRegister {
  return (launchRegisters as readonly RegisterName[]).includes(register);
}

async function packRows({ register, rows }: RegisterPart): Promise<string> {
  const lines: string[] = [];
  let before = 1;
  for await (const batch of rows()) {
    for (const { line, row } of batch) {
      lines.push(`${line - before}\t${cellsOf(register, row)}\n`);
      before = line;
    }
  }
  return lines.join('');
}

function headOf({ register, name, sha256, report }: RegisterPart, day: string): BundledEdition {
  const { read, taken, refused, repeated, leftOut } = report;
  const { name: called, publisher } = registerWords[register];
  return {
    ...{
      register: register as LaunchRegister,
      day,
      sha256,
      fileName: name,
      source: `${called}, ${publisher}`,
    },
    ...{ read, taken, refused, repeated, leftOut },
  };
}
