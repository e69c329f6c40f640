import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { renewSeals } from '#domains/accounts/server/second-factor/renew-seals.ts';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import {
  savedDossierSearches,
  savedOpportunities,
  savedPlantSearches,
} from '#domains/collections/server/saved-searches/newest.ts';
import type { SavedSearchFinders } from '#domains/collections/server/saved-searches/rules.ts';
import { renewSignInSeals } from '#domains/companies/server/sign-in/renew-seals.ts';
import { openRecorder, type Recorder } from '#domains/desk/server/figures/recorder.ts';
import { type DemandRecorder, openDemandRecorder } from '#domains/listings/server/demand/recorder.ts';
import { openAttempts } from '#platform/server/attempts/attempts.ts';
import type { StaleReads } from '#platform/server/database/connection/replica.ts';
import type { Database } from '#platform/server/database/database.ts';
import { openDns } from '#platform/server/dns/dns.ts';
import { openSealer } from '#platform/server/documents/seal/sealer.ts';
import { openProvenFiles } from '#platform/server/files/storage/proven-files.ts';
import { type FileStorage, openFileStorage } from '#platform/server/files/storage/storage.ts';
import { startJobs } from '#platform/server/jobs/jobs.ts';
import { openTransport, type Transport } from '#platform/server/mail/transport.ts';
import type { Parts } from '#platform/server/parts.ts';
import { openSecrets } from '#platform/server/secrets/secrets.ts';
import type { Settings } from '#platform/server/settings/settings.ts';
import { fileOwners } from './file-owners.ts';
import type { Finders, RemoteFinder } from './finders/finder-calls.ts';
import type { WayDown } from './way-down.ts';

/** With what only domains know. */
export type ProductParts = Parts & {
  settings: Settings;
  transport: Transport;
  finders: Record<ListingKind, RemoteFinder>;
  savedSearches: SavedSearchFinders;
  figures: Recorder;
  demand: DemandRecorder;
};

type Opened = {
  settings: Settings;
  log: FastifyBaseLogger;
  db: Database;
  finders: Pick<Finders, 'dossierFinder' | 'supplierFinder'>;
  /** On the disk or in the bucket of the settings unless given. */
  storage?: FileStorage;
  /** The database itself unless given. */
  staleReads?: StaleReads | undefined;
};

/** Opens what the product is made of, each thing once, on its database and its finders. */
export async function openParts(opened: Opened, wayDown: WayDown): Promise<ProductParts> {
  const { settings, log, db } = opened;
  const { publicUrl, deskEmail, deskTimeZone, google, loopbackIssuers } = settings;
  const { clamd, sessionIdle, dealFee } = settings;
  const { storage = await openFileStorage(settings), staleReads = () => db } = opened;
  const finders = { dossier: opened.finders.dossierFinder, supplier: opened.finders.supplierFinder };
  const secrets = await openSecrets(settings);
  const sealer = await openSealer(settings);
  if (settings.secretKeyFallbacks.length > 0) {
    await renewSeals(db, secrets, log);
    await renewSignInSeals(db, secrets, log);
  }
  const transport = openTransport({ ...settings.mail, outboxFolder: join(settings.dataDir, 'outbox') });
  // Before the jobs, so that a mail that is on its way as they stop still leaves.
  wayDown.push(async () => transport.close());
  const jobs = await startJobs(db.$client, log);
  wayDown.push(() => jobs.stop());
  return {
    ...{ settings, log, db, staleReads, jobs, transport, storage, secrets, sealer, finders },
    ...{ publicUrl, deskEmail, deskTimeZone, google, loopbackIssuers, clamd, sessionIdle, dealFee },
    attempts: openAttempts(db, secrets, settings.rateLimits),
    files: openProvenFiles({ db, jobs, storage, log, deskEmail, owners: fileOwners }),
    temporaryFolder: join(settings.dataDir, 'uploads'),
    scansFiles: clamd !== undefined,
    dns: openDns(settings.dnsServers),
    savedSearches: {
      dossier: savedDossierSearches({ db, finder: finders.dossier, deskTimeZone }),
      supplier: savedPlantSearches({ db, finder: finders.supplier }),
      opportunity: savedOpportunities(db),
    },
    figures: openRecorder(db, log),
    demand: openDemandRecorder(db, log),
  };
}
