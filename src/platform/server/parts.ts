import type { FastifyBaseLogger } from 'fastify';
import type { Attempts } from './attempts/attempts.ts';
import type { StaleReads } from './database/connection/replica.ts';
import type { Database } from './database/database.ts';
import type { Dns } from './dns/dns.ts';
import type { Sealer } from './documents/seal/sealer.ts';
import type { ProvenFiles } from './files/storage/proven-files.ts';
import type { FileStorage } from './files/storage/storage.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { Settings } from './settings/settings.ts';

type Settled =
  | 'publicUrl'
  | 'deskEmail'
  | 'deskTimeZone'
  | 'google'
  | 'loopbackIssuers'
  | 'clamd'
  | 'sessionIdle'
  | 'dealFee';

/** What the way up opens once. Routes and jobs pick what they need of it: `Pick<Parts, 'db' | 'jobs'>`. */
export type Parts = Pick<Settings, Settled> & {
  log: FastifyBaseLogger;
  db: Database;
  staleReads: StaleReads;
  jobs: Jobs;
  attempts: Attempts;
  secrets: Secrets;
  sealer: Sealer;
  storage: FileStorage;
  files: ProvenFiles;
  /** Where files lie while they are being received or made. */
  temporaryFolder: string;
  /** Whether a scanner looks at what members send. */
  scansFiles: boolean;
  dns: Dns;
};
