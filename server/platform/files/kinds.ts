import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { hasWorkbookStream } from './compound-file.ts';

/** What a name's ending promises, and how the content proves it. */
type Kind = { mediaType: string; proves(path: string): Promise<boolean> };

function bySignature(mediaType: string): Kind {
  return { mediaType, proves: async (path) => (await fileTypeFromFile(path))?.mime === mediaType };
}

const kinds: Record<string, Kind> = {
  '.pdf': bySignature('application/pdf'),
  '.docx': bySignature('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  '.xlsx': bySignature('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  '.xls': { mediaType: 'application/vnd.ms-excel', proves: hasWorkbookStream },
  '.jpg': bySignature('image/jpeg'),
  '.jpeg': bySignature('image/jpeg'),
  '.png': bySignature('image/png'),
  '.webp': bySignature('image/webp'),
  '.avif': bySignature('image/avif'),
  '.gif': bySignature('image/gif'),
  '.csv': { mediaType: 'text/csv', proves: hasNoNul },
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

/** The media type of a file whose content agrees with its name; null where it does not. */
export async function provenMediaType(name: string, path: string): Promise<string | null> {
  const kind = kinds[extensionOf(name)];
  return kind !== undefined && (await kind.proves(path)) ? kind.mediaType : null;
}
