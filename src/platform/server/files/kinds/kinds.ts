import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { Gate } from '../../heavy/gate.ts';
import { hasWorkbookStream } from './compound-file.ts';
import { openZip } from './zip.ts';

/** What a name's ending promises, and how the content proves it (§16.1). Throws ZipFault for a bad archive. */
type Kind = { mediaType: string; proves(path: string, mostUnpacked: number): Promise<boolean> };

function bySignature(mediaType: string): Kind {
  return { mediaType, proves: async (path) => (await fileTypeFromFile(path))?.mime === mediaType };
}

const zipSignature = Buffer.from('PK\x03\x04');

/** Documents that are archives: judged by their directory before anything else looks inside. */
function byParts(mediaType: string): Kind {
  const { proves } = bySignature(mediaType);
  return {
    mediaType,
    async proves(path, mostUnpacked) {
      if (!(await startsWith(path, zipSignature))) return false;
      (await openZip(path, mostUnpacked)).zip.close();
      return proves(path, mostUnpacked);
    },
  };
}

async function startsWith(path: string, signature: Buffer): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(signature.length), 0, signature.length, 0);
    return buffer.equals(signature);
  } finally {
    await file.close();
  }
}

const kinds: Record<string, Kind> = {
  '.pdf': bySignature('application/pdf'),
  '.docx': byParts('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  '.xlsx': byParts('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  '.xls': { mediaType: 'application/vnd.ms-excel', proves: hasWorkbookStream },
  '.jpg': bySignature('image/jpeg'),
  '.jpeg': bySignature('image/jpeg'),
  '.png': bySignature('image/png'),
  '.webp': bySignature('image/webp'),
  '.avif': bySignature('image/avif'),
  '.gif': bySignature('image/gif'),
  '.csv': { mediaType: 'text/csv', proves: hasNoNul },
  '.txt': { mediaType: 'text/plain', proves: hasNoNul },
  '.gz': bySignature('application/gzip'),
  // What is in it, its reader judges.
  '.zip': { mediaType: 'application/zip', proves: (path) => startsWith(path, zipSignature) },
};

async function hasNoNul(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      if ((chunk as Buffer).includes(0)) return false;
    }
    return true;
  } finally {
    await file.close();
  }
}

export function extensionOf(name: string): string {
  return /\.[a-z0-9]+$/i.exec(name)?.[0].toLowerCase() ?? '';
}

/** A check reads here and there in a file, by the threads that passwords and all other files need, too. */
const gate = new Gate({ atOnce: 2, waiting: 200 });

/** The media type of a file whose content agrees with its name; null where it does not. Throws ZipFault, AppError. */
export async function provenMediaType(
  name: string,
  path: string,
  mostUnpacked: number,
): Promise<string | null> {
  const kind = kinds[extensionOf(name)];
  if (kind === undefined) return null;
  return (await gate.pass(() => kind.proves(path, mostUnpacked))) ? kind.mediaType : null;
}
