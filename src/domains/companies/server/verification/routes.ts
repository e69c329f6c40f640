import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findPersonById } from '#domains/accounts/server/queries.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { sendAttachment } from '#platform/server/files/attachment.ts';
import { withReceivedForm } from '#platform/server/files/forms/receive-form.ts';
import type { Room } from '#platform/server/files/forms/uploads.ts';
import { refuseUnchecked } from '#platform/server/files/scans/check.ts';
import { scanQueue } from '#platform/server/files/scans/walk.ts';
import { keepFiles, type StoredFile } from '#platform/server/files/storage/stored-files.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { once, repeatsOf } from '#platform/server/idempotency/once.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { statementsADay } from '../../contract/company-limits.ts';
import { companyVerificationCalls, statementMessages } from '../../contract/company-verification.ts';
import { lockManaged, refuseUnlessManaging, unknownCompany } from '../people/viewers.ts';
import { companies } from '../tables.ts';
import { companyDocumentOwner } from './documents.ts';
import { statedMail } from './mails.ts';
import { toMark } from './mark.ts';
import { dropWaiting, findDocument, listStatements } from './queries.ts';
import { companyDocuments, companyStatements } from './tables.ts';

/** What one member may send, of files of every kind (§16.2): counted where most of them are. */
export type FilesOfMembers = {
  findRoom(viewer: Viewer): Promise<Room>;
  hold(tx: Queryable, viewer: Viewer, files: readonly { bytes: number }[]): Promise<void>;
};

export type VerificationParts = Pick<
  Parts,
  | 'db'
  | 'jobs'
  | 'attempts'
  | 'storage'
  | 'files'
  | 'temporaryFolder'
  | 'scansFiles'
  | 'publicUrl'
  | 'deskEmail'
> & { filesOfMembers: FilesOfMembers };

const { form } = companyVerificationCalls['POST /api/companies/:company/verification'];
const perCompany = { name: 'statements-company', max: statementsADay, minutes: 24 * 60 };

type Statement = Omit<typeof companyStatements.$inferInsert, 'companyId' | 'name' | 'statedBy'>;

/** Having a company verified, as its administrators see it (§26.11). */
export function verificationRoutes(app: FastifyInstance, parts: VerificationParts): void {
  const { db, attempts, storage, files, temporaryFolder, scansFiles, filesOfMembers } = parts;

  implement(app, 'GET /api/companies/:company/verification', async ({ viewer, params }) => {
    await refuseUnlessManaging(db, viewer, params.company);
    const [company] = await db.select().from(companies).where(eq(companies.id, params.company));
    if (company === undefined) throw unknownCompany();
    const [statement = null] = await listStatements(db, company.id, { limit: 1, scansFiles });
    return { data: { state: company.verification, mark: toMark(company), statement } };
  });

  implement(app, 'POST /api/companies/:company/verification', async ({ viewer, params, request }) => {
    await refuseUnlessManaging(db, viewer, params.company);
    const findRoom = () => filesOfMembers.findRoom(viewer);
    const answer = { message: 'Your statement waits for the desk. It answers by mail.' };
    const repeats = repeatsOf(db, viewer.personId, () => answer);
    return withReceivedForm(
      request,
      { ...form, findRoom, repeats },
      temporaryFolder,
      async (fields, documents, sent) => {
        const statement = checked(fields, documents.length);
        if (!(await attempts.admits(perCompany, String(params.company)))) throw tooMany(viewer);
        const keeping = { storage, log: request.log, folder: companyDocumentOwner.folder };
        const dropped = await keepFiles(keeping, documents, (stored) =>
          once(db, sent, (tx) => state(parts, tx, { viewer, companyId: params.company, statement, stored })),
        );
        await removeAll(dropped);
        return answer;
      },
    );
  });

  implement(app, 'DELETE /api/companies/:company/verification', async ({ viewer, params }) => {
    const dropped = await db.transaction(async (tx) => {
      const company = await lockManaged(tx, viewer, params.company);
      const documents = await dropWaiting(tx, company.id);
      if (documents === null)
        throw new AppError('conflict', 'The desk has decided meanwhile. Look at it again.');
      const verification = company.verifiedAt === null ? 'none' : 'verified';
      await tx.update(companies).set({ verification }).where(eq(companies.id, company.id));
      await audit(tx, viewer.personId, 'withdraw-statement', `company:${company.id}`);
      return documents;
    });
    await removeAll(dropped);
    return { message: 'The statement is taken back, and its documents are deleted' };
  });

  implement(app, 'GET /api/companies/:company/documents/:document', async ({ viewer, params, reply }) => {
    if (viewer.role !== 'admin') await refuseUnlessManaging(db, viewer, params.company);
    const document = await findDocument(db, params.company, params.document);
    if (document === null) throw new AppError('not-found', 'There is no such document');
    refuseUnchecked(document, scansFiles);
    return sendAttachment(reply, document, await files.read({ ...document, key: document.storageKey }));
  });

  /** Where the storage does not answer the sweep takes them: no row names them any more. */
  async function removeAll(keys: readonly string[]): Promise<void> {
    await Promise.allSettled(keys.map((key) => storage.remove(key)));
  }
}

function tooMany({ personId }: Viewer): AppError {
  return new AppError(
    'rate-limited',
    `A company sends ${statementsADay} statements in 24 hours, and yours has. Go on tomorrow.`,
    { retryAfter: 24 * 60 * 60, refusal: { person: personId, reason: 'limit-statements-company' } },
  );
}

type Fields = (typeof form)['fields']['_output'];

/** A licence has an authority and a number; none has neither. Without a document nothing can be seen. */
function checked({ licence, ...typed }: Fields, documents: number): Statement {
  const { country, registerNumber, address, authority, licenceNumber } = typed;
  const ofLicence = licence === 'none' ? { authority: '', licenceNumber: '' } : { authority, licenceNumber };
  const needed = { country, registerNumber, address, ...(licence === 'none' ? {} : ofLicence) };
  const issues: { path: string; message: string }[] = Object.entries(needed)
    .filter(([, value]) => isBlank(value))
    .map(([path]) => ({ path, message: statementMessages[path as keyof typeof needed] }));
  if (documents === 0) issues.push({ path: 'documents', message: statementMessages.documents });
  if (issues.length > 0) throw invalid(issues);
  return { licence, country, registerNumber, address, ...ofLicence };
}

type Stating = { viewer: Viewer; companyId: number; statement: Statement; stored: readonly StoredFile[] };

/** Writes a statement down in the place of the one that waits, and answers whose documents are needed no more. */
async function state(
  { jobs, scansFiles, publicUrl, deskEmail, filesOfMembers }: VerificationParts,
  tx: Queryable,
  { viewer, companyId, statement, stored }: Stating,
): Promise<string[]> {
  const company = await lockManaged(tx, viewer, companyId);
  await filesOfMembers.hold(tx, viewer, stored);
  const dropped = (await dropWaiting(tx, company.id)) ?? [];
  const by = { companyId: company.id, name: company.name, statedBy: viewer.personId };
  const [made] = await tx
    .insert(companyStatements)
    .values({ ...statement, ...by })
    .returning({ id: companyStatements.id });
  if (made === undefined) throw new Error('a statement was not written');
  await tx.insert(companyDocuments).values(
    stored.map(({ name, mediaType, bytes, sha256, storageKey }) => ({
      ...{ statementId: made.id, uploadedBy: viewer.personId },
      ...{ name, mediaType, bytes, sha256, storageKey },
    })),
  );
  await tx.update(companies).set({ verification: 'waiting' }).where(eq(companies.id, company.id));
  const detail = { statement: made.id, documents: stored.length };
  await audit(tx, viewer.personId, 'state-company', `company:${company.id}`, detail);
  if (scansFiles) await jobs.enqueue(tx, scanQueue, {});
  const { email } = await findPersonById(tx, viewer.personId);
  const told = {
    companyId: company.id,
    company: company.name,
    publicUrl,
    by: email,
    documents: stored.length,
  };
  await postMails(tx, jobs, [statedMail(deskEmail, told)]);
  return dropped;
}
