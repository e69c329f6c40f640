import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** Something the operator can act upon: told without a stack. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const bytes = z.int().nonnegative();
/** Names become paths: no other signs, and no way up. */
const name = z.string().regex(/^[a-z0-9_]+$/);
const storageKey = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);

/** What a backup holds: everything that is needed to tell whether it is whole. */
export const manifestSchema = z.object({
  format: z.literal(1),
  product: z.literal('dosebridge'),
  /** Of the product that wrote it. */
  version: z.string(),
  /** When the snapshot was taken. */
  takenAt: z.iso.datetime(),
  /** The last migration of the database: a restore makes this schema first. */
  schema: z.object({ madeAt: z.int(), hash: sha256 }),
  /** Each in `tables/NAME.copy`: the columns in this order, as PostgreSQL's binary COPY. */
  tables: z.array(z.object({ name, columns: z.array(name), rows: z.int().nonnegative(), bytes, sha256 })),
  /** Jobs of the queue that were not done: name and data of each, in `pending-jobs.copy`. */
  pendingJobs: z.object({ rows: z.int().nonnegative(), bytes, sha256 }),
  /** Last value of each sequence that has given one. */
  sequences: z.record(name, z.string().regex(/^-?\d+$/)),
  /** Each in `files/KEY`. */
  files: z.array(z.object({ key: storageKey, bytes, sha256 })),
  /** Files that rows name and the storage had lost, or no longer had as they were received. */
  lostFiles: z.array(storageKey),
  /** The key of the second factors: whether it is in the backup, and what tells it from others. */
  secretKey: z.object({ included: z.boolean(), fingerprint: z.string() }),
  /** The end of the audit trail's chain: whatever is cut off a trail later, this shows. */
  audit: z.object({ position: z.int().nonnegative(), hash: z.string() }),
});
export type Manifest = z.output<typeof manifestSchema>;

export const pendingJobsName = 'pending-jobs.copy';
export const manifestName = 'manifest.json';
/** As `sha256sum` writes it, so that `sha256sum --check` reads it. */
export const manifestHashName = 'manifest.json.sha256';

export function tablePath(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.copy`);
}

export function filePath(folder: string, key: string): string {
  return join(folder, 'files', key);
}

/** The text of a manifest, and of the file that proves it. */
export function writeManifest(manifest: Manifest): { text: string; proof: string } {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  return { text, proof: `${hashText(text)}  ${manifestName}\n` };
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Throws BackupError naming what is wrong. */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, proof] = await Promise.all(
    [manifestName, manifestHashName].map((file) => readFile(join(folder, file), 'utf8').catch(() => null)),
  );
  if (text == null || proof == null) {
    const missing = text == null ? manifestName : manifestHashName;
    throw new BackupError(`${folder} is no finished backup of Dosebridge: it has no ${missing}.`);
  }
  if (proof !== `${hashText(text)}  ${manifestName}\n`) {
    throw new BackupError(
      `The backup ${folder} is damaged: ${manifestName} is not what ${manifestHashName} says.`,
    );
  }
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).slice(0, 5);
  throw new BackupError(
    `This release cannot read the backup ${folder}. It was written by another product or a later release.\n  ${faults.join('\n  ')}`,
  );
}

const mostFaults = 20;

/** Reads a backup whole. Throws BackupError naming every table and file that is missing, cut or changed. */
export async function proveWhole(folder: string, manifest: Manifest): Promise<void> {
  const parts = [
    { ...manifest.pendingJobs, path: pendingJobsName },
    ...manifest.tables.map((table) => ({ ...table, path: tablePath('', table.name) })),
    ...manifest.files.map((file) => ({ ...file, path: filePath('', file.key) })),
  ];
  const faults: string[] = [];
  for (const { path, bytes, sha256 } of parts) {
    const fault = await findFault(join(folder, path), bytes, sha256);
    if (fault !== null) faults.push(`${path} ${fault}`);
  }
  if (faults.length === 0) return;
  const more = faults.length > mostFaults ? [`and ${faults.length - mostFaults} more`] : [];
  throw new BackupError(
    `The backup ${folder} is damaged. Nothing was restored.\n  ${[...faults.slice(0, mostFaults), ...more].join('\n  ')}`,
  );
}

async function findFault(path: string, bytes: number, sha256: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  if (found === null || !found.isFile()) return 'is missing';
  if (found.size !== bytes) return `has ${found.size} bytes instead of ${bytes}`;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex') === sha256 ? null : 'is not what was written: its SHA-256 differs';
}
