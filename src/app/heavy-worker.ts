import type { HeavyJobs, Order, Outcome } from '#platform/server/heavy/jobs.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { letOthersGoFirst } from '#platform/server/process/thread.ts';

// Each loads what it needs when it is first asked for: the time that a piece of work may take runs meanwhile.
const jobs: HeavyJobs = {
  async pdf({ letter, smiles }) {
    const { toPdf } = await import('#platform/server/documents/letter-pdf.ts');
    const picture = smiles === undefined ? undefined : await (await drawing()).drawStructurePicture(smiles);
    return toPdf({ ...letter, ...(picture && { picture }) });
  },
  async docx({ letter }) {
    const { toDocx } = await import('#platform/server/documents/letter-docx.ts');
    return toDocx(letter);
  },
  async offers({ scenario }) {
    const { writeWorkbook } = await import('#domains/offers/server/files/sheet/workbook.ts');
    return writeWorkbook(JSON.parse(scenario));
  },
  async structure({ smiles }) {
    return (await drawing()).drawStructure(smiles);
  },
  async preview({ title, cover }) {
    const { drawPreview } = await import('#domains/blog/server/pictures/drawing.ts');
    return drawPreview(title, cover);
  },
  async picture({ path, folder }) {
    const { encodePicture } = await import('#platform/server/files/kinds/encode-picture.ts');
    return encodePicture(path, folder);
  },
  async certificate({ name, passphrase }) {
    const { makeP12 } = await import('#platform/server/documents/seal/certificate.ts');
    return makeP12(name, passphrase, new Date());
  },
  async seal(given) {
    const { sealPdf } = await import('#platform/server/documents/seal/seal-pdf.ts');
    return sealPdf(given);
  },
  async versions({ paths }) {
    const { readVersions } = await import('#domains/requests/server/thread/named-versions.ts');
    return readVersions(paths);
  },
  async difference(copy) {
    const { findDifference } = await import('#domains/requests/server/thread/same-text.ts');
    return findDifference(copy);
  },
  // Sheets have minutes: they go behind from their first line on, loading included.
  async sheet(given) {
    letOthersGoFirst({ isAwaited: true });
    const { readSheetFile } = await import('#domains/listings/server/own-sheets/read-file.ts');
    return readSheetFile(given);
  },
  async judging(given) {
    letOthersGoFirst({ isAwaited: true });
    const { judgeBeside } = await import('#domains/listings/server/own-sheets/kept/judge-beside.ts');
    return judgeBeside(given);
  },
};

function drawing() {
  return import('#domains/dossiers/server/drawing/drawing.ts');
}

async function outcomeOf({ job, given }: Order): Promise<Outcome> {
  try {
    return { made: await jobs[job](given as never) };
  } catch (error) {
    if (error instanceof AppError && (error.code === 'too-large' || error.code === 'unsupported-type')) {
      const { code, message, issues = [] } = error;
      return { refused: { code, message, issues } };
    }
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

if (process.send === undefined)
  throw new Error('heavy-worker.ts runs in a process of its own: see platform/heavy');
process.on('message', async (order: Order) => {
  process.send?.(await outcomeOf(order));
  // Only the first piece of work has what it loads in its time.
  letOthersGoFirst({ isAwaited: true });
});
// Without the product there is nobody to work for.
process.on('disconnect', () => process.exit());
// Ctrl+C reaches the whole group: the product ends this process when it no longer needs it.
process.on('SIGINT', () => undefined);
