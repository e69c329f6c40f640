import { workAccountMails } from '#domains/accounts/server/jobs.ts';
import { workTermsMails } from '#domains/accounts/server/operator/announcing.ts';
import { workPictureSweep } from '#domains/blog/server/pictures/sweep.ts';
import { workAlerts } from '#domains/collections/server/saved-searches/alerts.ts';
import { workWindowNews } from '#domains/collections/server/window-news/news.ts';
import { workDomains } from '#domains/companies/server/domains/jobs.ts';
import { workMarketFigures } from '#domains/dossiers/server/market-figures/jobs.ts';
import { workRegisterUploads } from '#domains/dossiers/server/register-uploads/jobs.ts';
import { workWindows } from '#domains/dossiers/server/windows/jobs.ts';
import { workEvidence } from '#domains/evidence/server/jobs.ts';
import { workListings } from '#domains/listings/server/jobs.ts';
import { workSweep } from '#domains/personal-data/server/sweep.ts';
import { workRequestClocks } from '#domains/requests/server/clock/jobs.ts';
import { workEvidenceNews } from '#domains/requests/server/evidence-news/news.ts';
import { workScans } from '#domains/requests/server/scans/scans.ts';
import { workSealing } from '#domains/requests/server/signing/seal.ts';
import { workTermSheetDocuments } from '#domains/requests/server/terms/term-sheet-documents.ts';
import { workAuditEnd } from '#platform/server/audit/note-end.ts';
import { startPostman } from '#platform/server/mail/postman.ts';
import { workFileSweep } from './file-sweep.ts';
import type { ProductParts } from './parts.ts';
import type { WayDown } from './way-down.ts';

/** Has everything done that comes after an answer or at its time. Top to bottom: the table of jobs. */
export async function workJobs(parts: ProductParts, wayDown: WayDown): Promise<void> {
  const { settings, db, jobs, log, transport } = parts;
  const postman = await startPostman(db, jobs, log, transport, settings.mail.from);
  wayDown.push(async () => postman.stop());
  await workAccountMails(parts);
  await workTermsMails(parts);
  await workDomains(parts);
  await workSweep(parts);
  await workAuditEnd(parts);
  await workPictureSweep(parts);
  await workRequestClocks(parts);
  await workScans(parts);
  await workTermSheetDocuments(parts);
  await workSealing(parts);
  await workFileSweep(parts);
  await workAlerts(parts);
  await workListings(parts);
  wayDown.push(await workRegisterUploads(parts));
  wayDown.push(await workWindows(parts));
  await workWindowNews(parts);
  await workEvidence(parts);
  await workEvidenceNews(parts);
  wayDown.push(await workMarketFigures(parts));
}
