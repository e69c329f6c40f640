import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { FileStorage } from '#platform/server/files/storage/storage.ts';

export type Paper = { box: string; name: string; lines: readonly string[] };
export type KeptPaper = {
  box: string;
  name: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  storageKey: string;
};

/** Writes papers of one page each into file storage, in their order. */
export async function keepPapers(storage: FileStorage, papers: readonly Paper[]): Promise<KeptPaper[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dosebridge-demo-'));
  try {
    return await Promise.all(papers.map((paper) => keepPaper(storage, folder, paper)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function keepPaper(
  storage: FileStorage,
  folder: string,
  { box, name, lines }: Paper,
): Promise<KeptPaper> {
  const content = await draw(lines);
  const id = randomUUID();
  await writeFile(join(folder, id), content);
  const storageKey = `requests/${id}/0`;
  await storage.keep(storageKey, join(folder, id));
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { box, name, mediaType: 'application/pdf', bytes: content.length, sha256, storageKey };
}

async function draw([title = '', ...lines]: readonly string[]): Promise<Uint8Array> {
  const paper = await PDFDocument.create();
  const page = paper.addPage([595, 842]);
  page.setFont(await paper.embedFont(StandardFonts.Helvetica));
  page.drawText(title, { x: 64, y: 760, size: 18 });
  page.drawText(lines.join('\n'), { x: 64, y: 720, size: 11, lineHeight: 20 });
  return paper.save();
}
