import { open } from 'node:fs/promises';

/**
 * Waits until a file's bytes, or a folder's entries, survive a power cut. A new or renamed file needs both: its own
 * sync, and that of the folder which names it.
 */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
