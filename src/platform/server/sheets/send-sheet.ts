import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { sendAttachment } from '../files/attachment.ts';
import { asExport } from '../heavy/exports.ts';
import type { Viewer } from '../http/viewer.ts';
import { writeCsv } from './write-csv.ts';
import { type NewSheet, writeXlsx } from './write-xlsx.ts';

export type SheetFormat = 'xlsx' | 'csv';

const mediaTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type File = { name: string; format: SheetFormat };

/** Sends sheets as a file, written while they are read; of CSV, which has no more, the first. Throws AppError. */
export function sendSheet(
  to: { reply: FastifyReply; viewer: Viewer },
  { name, format }: File,
  read: () => Promise<readonly [NewSheet, ...NewSheet[]]>,
): Promise<FastifyReply> {
  return asExport(to, async () => {
    const sheets = await read();
    const content = format === 'csv' ? writeCsv(sheets[0].rows) : writeXlsx(sheets);
    const file = { name: `${name}.${format}`, mediaType: mediaTypes[format] };
    return sendAttachment(to.reply, file, Readable.from(content));
  });
}
