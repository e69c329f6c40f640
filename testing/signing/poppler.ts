import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Throws where no pdfsig can be had: see scripts/poppler.mjs. */
async function programsFolder(): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/poppler.mjs']);
  return dirname(stdout.trim());
}

async function withFile<T>(
  content: Uint8Array,
  act: (path: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'dosebridge-poppler-'));
  try {
    const path = join(folder, 'file.pdf');
    await writeFile(path, content);
    return await act(path, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What poppler says of the signatures of a PDF. */
export async function pdfsig(content: Uint8Array): Promise<string> {
  const program = join(await programsFolder(), 'pdfsig');
  // Nothing is fetched: certificates of tests are known to nobody.
  return withFile(content, async (path) => (await run(program, ['-no-ocsp', path])).stdout);
}

/** The first attachment of a PDF, as poppler takes it out. */
export async function firstAttachment(content: Uint8Array): Promise<Buffer> {
  const program = join(await programsFolder(), 'pdfdetach');
  return withFile(content, async (path, folder) => {
    const out = join(folder, 'attached');
    await run(program, ['-save', '1', '-o', out, path]);
    return readFile(out);
  });
}
