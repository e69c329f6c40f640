import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type SheetFile = { name: string; content: Buffer };

/** Whether there is a LibreOffice to open sheets with. */
export function hasOffice(): boolean {
  return spawnSync('soffice', ['--version']).status === 0;
}

export const howToInstall =
  'no LibreOffice here to open sheets with; on Debian and Ubuntu: apt-get install --no-install-recommends libreoffice-calc';

/** Opens sheets as a person would and answers, by the name of each, the formulas that its cells hold. */
export async function formulasIn(
  files: readonly SheetFile[],
  folder: string,
): Promise<Map<string, string[]>> {
  const [sent, opened] = [join(folder, 'sheets'), join(folder, 'opened')];
  await mkdir(sent, { recursive: true });
  for (const { name, content } of files) await writeFile(join(sent, name), content);
  const { status, stderr } = spawnSync(
    'soffice',
    [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
      ...['--headless', '--convert-to', 'fods', '--outdir', opened],
      ...files.map(({ name }) => join(sent, name)),
    ],
    { encoding: 'utf8', timeout: 300_000 },
  );
  if (status !== 0) throw new Error(`LibreOffice ended with ${status}: ${stderr}`);
  return new Map(
    await Promise.all(
      files.map(async ({ name }): Promise<[string, string[]]> => {
        const text = await readFile(join(opened, `${basename(name).replace(/\.\w+$/, '')}.fods`), 'utf8');
        return [name, [...text.matchAll(/table:formula="([^"]*)"/g)].map(([, formula = '']) => formula)];
      }),
    ),
  );
}
