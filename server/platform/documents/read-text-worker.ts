import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import { openZip } from '#server/platform/files/zip.ts';
import { readPdfText } from './pdf-text.ts';

// In a thread of its own: what somebody sent may take any time and memory to be read (read-text.ts).

const most = 64 * 1024 * 1024;
const parts = /^(docprops\/core|word\/(document|header\d*|footer\d*))\.xml$/;

const { path } = workerData as { path: string };
const start = (await readFile(path)).subarray(0, 4).toString('latin1');
parentPort?.postMessage(start.startsWith('PK') ? await readDocx() : await readPdfText(await readFile(path)));

async function readDocx(): Promise<string> {
  const archive = await openZip(path, most);
  try {
    const texts: string[] = [];
    for (const [name, part] of archive.parts) {
      if (!parts.test(name)) continue;
      const xml = await text(await archive.zip.openReadStreamPromise(part));
      // Words may be in pieces within a paragraph: tags go without a trace, paragraphs end lines.
      texts.push(xml.replaceAll(/<\/w:p>/g, '\n').replaceAll(/<[^>]*>/g, ''));
    }
    return texts.join('\n');
  } finally {
    archive.zip.close();
  }
}
