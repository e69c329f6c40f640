import { type FileHandle, open } from 'node:fs/promises';

/** [MS-CFB]: header fields and limits of the compound file format that .xls, .doc and .msi share. */
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerBytes = 512;
const directoryEntryBytes = 128;
const endOfChain = 0xfffffffe;
/** Sector numbers of the allocation table that stand in the header itself. */
const tableSectorsInHeader = 109;

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function namesWorkbook(sector: Buffer): boolean {
  for (let at = 0; at + directoryEntryBytes <= sector.length; at += directoryEntryBytes) {
    const nameBytes = Math.min(sector.readUInt16LE(at + 64), 64);
    const name = sector.toString('utf16le', at, at + Math.max(nameBytes - 2, 0));
    const isStream = sector[at + 66] === 2;
    // 'Book' is what Excel 95 and older call it.
    if (isStream && (name === 'Workbook' || name === 'Book')) return true;
  }
  return false;
}

/** True for a compound file whose directory holds a Workbook stream: an .xls, and not a .doc or an installer. */
export async function hasWorkbookStream(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const header = await readAt(file, 0, headerBytes);
    if (header.length < headerBytes || !header.subarray(0, 8).equals(signature)) return false;
    const shift = header.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) return false;
    const sectorBytes = 1 << shift;
    const { size } = await file.stat();
    const entriesPerSector = sectorBytes / 4;

    let sector = header.readUInt32LE(48);
    // A chain longer than the file has sectors runs in a circle.
    for (let steps = 0; sector < endOfChain && steps <= size / sectorBytes; steps += 1) {
      if (namesWorkbook(await readAt(file, (sector + 1) * sectorBytes, sectorBytes))) return true;
      const tableIndex = Math.floor(sector / entriesPerSector);
      if (tableIndex >= tableSectorsInHeader) return false;
      const tableSector = header.readUInt32LE(76 + tableIndex * 4);
      const link = await readAt(file, (tableSector + 1) * sectorBytes + (sector % entriesPerSector) * 4, 4);
      if (link.length < 4) return false;
      sector = link.readUInt32LE(0);
    }
    return false;
  } finally {
    await file.close();
  }
}
