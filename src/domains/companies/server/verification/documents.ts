import { eq, ne } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Scanned } from '#platform/server/files/scans/walk.ts';
import type { FileOwner } from '#platform/server/files/storage/owner.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { infectedDocumentMail } from './mails.ts';
import { companyDocuments, companyStatements } from './tables.ts';

/** Documents by which companies are verified. The bytes of infected ones are taken away. */
export const companyDocumentOwner: FileOwner = {
  folder: 'companies',
  column: companyDocuments.storageKey,
  async list(db) {
    const files = await db
      .select({ key: companyDocuments.storageKey, sha256: companyDocuments.sha256 })
      .from(companyDocuments)
      .where(ne(companyDocuments.scan, 'infected'));
    return files.map((file) => ({ ...file, optional: false }));
  },
  async nameOf(db, key) {
    const [file] = await db
      .select({ name: companyDocuments.name, company: companyStatements.name })
      .from(companyDocuments)
      .innerJoin(companyStatements, eq(companyStatements.id, companyDocuments.statementId))
      .where(eq(companyDocuments.storageKey, key));
    return file === undefined ? null : `${file.company}: ${file.name}`;
  },
};

/** Of an infected document who sent it and the desk are told. */
export function scannedDocuments({
  jobs,
  publicUrl,
  deskEmail,
}: Pick<Parts, 'jobs' | 'publicUrl' | 'deskEmail'>): Scanned {
  return {
    table: companyDocuments,
    async tell(tx, file, finding) {
      const [found] = await tx
        .select({
          companyId: companyStatements.companyId,
          company: companyStatements.name,
          sender: people.email,
          disabledAt: people.disabledAt,
        })
        .from(companyDocuments)
        .innerJoin(companyStatements, eq(companyStatements.id, companyDocuments.statementId))
        .innerJoin(people, eq(people.id, companyDocuments.uploadedBy))
        .where(eq(companyDocuments.id, file.id));
      if (found === undefined) throw new Error(`document ${file.id} has gone while it was scanned`);
      const { id, name, sha256, uploadedBy } = file;
      const detail = { file: id, name, sha256, finding, uploadedBy };
      await audit(tx, null, 'remove-infected-file', `company:${found.companyId}`, detail);
      const told = { ...found, name, finding, publicUrl };
      await postMails(tx, jobs, [
        ...(found.disabledAt === null ? [infectedDocumentMail('sender', found.sender, told)] : []),
        infectedDocumentMail('desk', deskEmail, told),
      ]);
    },
  };
}
