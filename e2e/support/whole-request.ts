import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { mailsOf } from '#testing/mailbox.ts';
import { queryDatabaseOf } from '#testing/running/product.ts';
import type { World } from './test.ts';

/** A file as it is handed to a file box. */
type SentFile = { name: string; mimeType: string; buffer: Buffer };

export type SentRequest = {
  email: string;
  kind: 'dossier' | 'supplier';
  /** Of the dossier or plant that it is for, where that is known. */
  listingId?: number;
  answers: Record<string, string>;
  cda: SentFile;
  rfq: SentFile;
};

/** What the product has stored under a reference, read past it. */
async function stored(world: World, reference: string) {
  const requests = await queryDatabaseOf(
    world.dataDir,
    `select r.id, r.kind, coalesce(r.dossier_id, r.plant_id) as listing_id, r.answers, r.consent, p.email
       from requests r join people p on p.id = r.person_id where reference = $1`,
    [reference],
  );
  const files = await queryDatabaseOf(
    world.dataDir,
    'select name, box, storage_key, sha256 from request_files where request_id = $1 order by id',
    [requests[0]?.id],
  );
  return { requests, files };
}

/** One row with its answers and consent, both files byte for byte, and a mail to the member and one to the desk. */
export async function expectWholeRequest(world: World, reference: string, sent: SentRequest): Promise<void> {
  const { email, kind, listingId, answers, cda, rfq } = sent;
  const { requests, files } = await stored(world, reference);
  expect(requests).toMatchObject([
    { email, kind, consent: true, answers, ...(listingId !== undefined && { listing_id: listingId }) },
  ]);
  expect(files.map((file) => [file.box, file.name])).toEqual([
    ['cdaOrNda', cda.name],
    ['rfq', rfq.name],
  ]);
  for (const [i, { buffer }] of [cda, rfq].entries()) {
    const kept = await readFile(join(world.dataDir, 'files', files[i].storage_key));
    expect(kept.equals(buffer)).toBe(true);
    expect(files[i].sha256).toBe(createHash('sha256').update(buffer).digest('hex'));
  }
  await expect
    .poll(async () => {
      const mails = await mailsOf(world.dataDir);
      return mails
        .filter((mail) => mail.subject?.includes(reference))
        .map(({ recipient }) => recipient)
        .sort();
    })
    .toEqual(['desk@demo.example', email].sort());
}

/** The reference that a text quotes. */
export function referenceIn(text: string | null): string {
  return /DB-\d{4}-\d{6}/.exec(text ?? '')?.[0] ?? '';
}
