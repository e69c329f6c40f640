import { setPriority } from 'node:os';
import type { HeavyJobs, Order, Outcome } from '#platform/server/heavy/jobs.ts';
import { AppError } from '#platform/server/http/errors.ts';

/** Each loads what it needs when it is first asked: the process of one bench never needs what another's does. */
const jobs: HeavyJobs = {
  async pdf({ letter, smiles }) {
    const { toPdf } = await import('#platform/server/documents/letter-pdf.ts');
    if (smiles === undefined) return toPdf(letter);
    const { drawStructurePicture } = await import('#domains/dossiers/server/drawing/drawing.ts');
    return toPdf({ ...letter, picture: await drawStructurePicture(smiles) });
  },
  async docx({ letter }) {
    const { toDocx } = await import('#platform/server/documents/letter-docx.ts');
    return toDocx(letter);
  },
  async structure({ smiles }) {
    const { drawStructure } = await import('#domains/dossiers/server/drawing/drawing.ts');
    return drawStructure(smiles);
  },
  async preview({ title, cover }) {
    const { drawPreview } = await import('#domains/blog/server/pictures/drawing.ts');
    return drawPreview(title, cover);
  },
  async picture({ path, folder }) {
    const { encodePicture } = await import('#platform/server/files/kinds/encode-picture.ts');
    return encodePicture(path, folder);
  },
  async versions({ paths }) {
    const { readVersions } = await import('#domains/requests/server/thread/named-versions.ts');
    return readVersions(paths);
  },
};

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
// Whoever asks for something light goes first.
setPriority(10);
process.on('message', async (order: Order) => process.send?.(await outcomeOf(order)));
// Without the product there is nobody to work for.
process.on('disconnect', () => process.exit());
// Ctrl+C reaches the whole group: the product ends this process when it no longer needs it.
process.on('SIGINT', () => undefined);
