import { setPriority } from 'node:os';
import { drawPreview } from '#domains/blog/server/pictures/drawing.ts';
import { drawStructure, drawStructurePicture } from '#domains/dossiers/server/drawing/drawing.ts';
import { readVersions } from '#domains/requests/server/thread/named-versions.ts';
import { toDocx } from '#platform/server/documents/letter-docx.ts';
import { toPdf } from '#platform/server/documents/letter-pdf.ts';
import { encodePicture } from '#platform/server/files/kinds/encode-picture.ts';
import type { HeavyJobs, Order, Outcome } from '#platform/server/heavy/jobs.ts';
import { AppError } from '#platform/server/http/errors.ts';

const jobs: HeavyJobs = {
  async pdf({ letter, smiles }) {
    const picture = smiles === undefined ? undefined : await drawStructurePicture(smiles);
    return toPdf({ ...letter, ...(picture && { picture }) });
  },
  docx: ({ letter }) => toDocx(letter),
  structure: async ({ smiles }) => drawStructure(smiles),
  preview: ({ title, cover }) => drawPreview(title, cover),
  picture: ({ path, folder }) => encodePicture(path, folder),
  versions: ({ paths }) => readVersions(paths),
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
