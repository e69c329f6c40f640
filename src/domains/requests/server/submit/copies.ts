import { constants, copyFile } from 'node:fs/promises';
import type { ReceivedFile } from '#platform/server/files/forms/receive-form.ts';

/** Storing a file moves it away, so every request has one of its own; beside the first, and removed with it. */
export function copiesOf(files: readonly ReceivedFile[], number: number): Promise<ReceivedFile[]> {
  return Promise.all(
    files.map(async (file) => {
      const path = `${file.path}-${number}`;
      await copyFile(file.path, path, constants.COPYFILE_FICLONE);
      return { ...file, path };
    }),
  );
}

/** What so many copies of the files take. */
export function sizeOfCopies(
  files: readonly ReceivedFile[],
  copies: number,
): { files: number; bytes: number } {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return { files: files.length * copies, bytes: bytes * copies };
}
