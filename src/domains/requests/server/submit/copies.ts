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
