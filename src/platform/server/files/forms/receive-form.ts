import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { FileBox } from '../../../contract/call.ts';
import { AppError, parseOrThrow } from '../../http/errors.ts';
import { readIdempotencyKey, readSent, type Sent } from '../../idempotency/sent.ts';
import { bodyHasArrived } from '../../limits/answer-in-time.ts';
import { uploadReceived } from '../../telemetry/channels.ts';
import { harmlessFileName } from '../file-names.ts';
import { extensionOf, provenMediaType } from '../kinds/kinds.ts';
import { ZipFault } from '../kinds/zip.ts';
import {
  type Boxes,
  blameTheConnection,
  type Fault,
  faultOf,
  faultOfDisk,
  faultOfPart,
} from './form-faults.ts';
import { asUpload, type Room, type Upload } from './uploads.ts';

/** A file of a form, whole and checked, in temporary storage. */
export type ReceivedFile = {
  box: string;
  name: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  path: string;
};

/** What tells a file of a repeated form from another. */
export type SentFile = Pick<ReceivedFile, 'box' | 'name' | 'bytes' | 'sha256'>;

/** How a form is known that was sent, and taken, under its key before. */
type Repeats<F extends z.ZodObject, R> = {
  isKnown(key: string): Promise<boolean>;
  /** Answers as the first was answered. Its files are nowhere: what is taken already is not kept once more. */
  answer(fields: z.output<F>, files: SentFile[], sent: Sent): Promise<R>;
};

type FormDefinition<F extends z.ZodObject, R> = {
  fields: F;
  boxes: Record<string, FileBox>;
  /** Finds what its sender may still send; as much as the boxes take, unless told. */
  findRoom?: () => Promise<Room>;
  /** Looked at before any refusal for what its sender may still send. */
  repeats?: Repeats<F, R>;
};

const maxFields = 40;
const maxFieldBytes = 64 * 1024;

/** What a document may come to when unpacked, in sizes of the largest file that its box takes. */
const unpackedTimes = 15;

function faultOfZip(error: unknown): ZipFault {
  if (error instanceof ZipFault) return error;
  throw error;
}

async function hashFile(part: MultipartFile): Promise<SentFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  const name = harmlessFileName(part.filename);
  return { box: part.fieldname, name, bytes, sha256: hash.digest('hex') };
}

async function countBytes(part: Readable): Promise<number> {
  let bytes = 0;
  for await (const chunk of part as AsyncIterable<Buffer>) bytes += chunk.length;
  return bytes;
}

/** Writes a file part to disk, hashing it on the way; the bytes are synced before it counts as received. */
export async function writeToDisk(
  part: Readable,
  path: string,
  refuses: Upload['refuses'] = () => null,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    // A part that were destroyed on a fault of the disk would hold up what comes behind it in the form.
    for await (const chunk of part.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const fault = refuses({ files: 0, bytes: chunk.length });
      if (fault !== null) throw fault;
      hash.update(chunk);
      bytes += chunk.length;
      // Not write(): on a disk that is nearly full that one may write a part and call it done.
      await file.appendFile(chunk);
    }
    await file.sync();
  } finally {
    uploadReceived.publish({ bytes });
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function receiveFile(
  part: MultipartFile,
  box: FileBox,
  folder: string,
  { refuses }: Upload,
): Promise<ReceivedFile | Fault> {
  const name = harmlessFileName(part.filename);
  const kinds = box.extensions.join(', ');
  if (!box.extensions.includes(extensionOf(name))) {
    return faultOf('unsupported-type', part.fieldname, `${name}: the ${box.label} box takes ${kinds} files`);
  }
  const oneMore = refuses({ files: 1, bytes: 0 });
  if (oneMore !== null) return oneMore;
  const path = join(folder, randomUUID());
  const { bytes, sha256 } = await writeToDisk(part.file, path, refuses);
  if (part.file.truncated) {
    const megabytes = box.maxBytes / 1024 / 1024;
    return faultOf('too-large', part.fieldname, `${name} is larger than ${megabytes} MB`);
  }
  if (bytes === 0) return faultOf('invalid', part.fieldname, `${name} is empty`);
  const mediaType = await provenMediaType(name, path, box.maxBytes * unpackedTimes).catch(faultOfZip);
  if (mediaType === null || mediaType instanceof ZipFault) {
    const why =
      mediaType === null
        ? `: its content is not what its name says. Send ${kinds} files.`
        : ` ${mediaType.message}`;
    return faultOf('unsupported-type', part.fieldname, name + why);
  }
  return { box: part.fieldname, name, mediaType, bytes, sha256, path };
}

/**
 * Streams a multipart form to temporary storage, hands it to `handle` once it is whole and every file is what its
 * name says, and removes whatever `handle` left there. After a fault the rest is read and dropped, so that the
 * browser gets the answer and not a broken connection. Nothing beyond the form's room reaches the disk. Throws AppError.
 */
export async function withReceivedForm<F extends z.ZodObject, R>(
  request: FastifyRequest,
  form: FormDefinition<F, R>,
  temporaryFolder: string,
  handle: (fields: z.output<F>, files: ReceivedFile[], sent: Sent | null) => Promise<R>,
): Promise<R> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported-type', 'Send this form as multipart/form-data');
  }
  const folder = join(temporaryFolder, randomUUID());
  const declaredBytes = Number(request.headers['content-length'] ?? 0);
  const { findRoom = async () => () => null, repeats } = form;
  const key = readIdempotencyKey(request);
  let repeated: typeof repeats;
  async function findOwnRoom(): Promise<Room> {
    const room = await findRoom();
    // After the room was read: what the first one took of it is not held against its own repeat.
    if (key !== undefined && (await repeats?.isKnown(key))) repeated = repeats;
    return repeated === undefined ? room : () => null;
  }
  return asUpload(request.viewer?.personId ?? 0, declaredBytes, findOwnRoom, async (upload) => {
    if (repeated !== undefined) {
      const { fields, files } = await receiveWhole(request, form, hashFile);
      const parsed = parseOrThrow(form.fields, fields);
      return repeated.answer(parsed, files, readSent(request, parsed, files) as Sent);
    }
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      const { fields, files } = await receiveWhole(request, form, (part, box) =>
        receiveFile(part, box, folder, upload),
      );
      const parsed = parseOrThrow(form.fields, fields);
      return await handle(parsed, files, readSent(request, parsed, files));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** A form that took its time: who sends it is asked for again. */
async function receiveWhole<T extends SentFile>(
  ...form: Parameters<typeof receive<T>>
): Promise<{ fields: Record<string, string>; files: T[] }> {
  const [request] = form;
  const received = await receive(...form).catch(blameTheConnection);
  bodyHasArrived(request);
  await request.admit();
  return received;
}

async function receive<T extends SentFile>(
  request: FastifyRequest,
  form: Boxes,
  take: (part: MultipartFile, box: FileBox) => Promise<T | Fault>,
): Promise<{ fields: Record<string, string>; files: T[] }> {
  const boxes = Object.values(form.boxes);
  const fields: Record<string, string> = {};
  const files: T[] = [];
  const received = new Map<string, number>();
  let fault: Fault | undefined;
  const parts = request.parts({
    limits: {
      fields: maxFields,
      fieldSize: maxFieldBytes,
      files: boxes.reduce((sum, box) => sum + box.maxFiles, 0) + 1,
      fileSize: Math.max(...boxes.map((box) => box.maxBytes)),
    },
  });
  for await (const part of parts) {
    const name = part.fieldname;
    if (part.type === 'field') {
      if (part.valueTruncated) fault ??= faultOf('too-large', name, 'This text is too long');
      const isFirst = !Object.hasOwn(fields, name);
      if (Object.hasOwn(form.fields.shape, name) && isFirst) fields[name] = String(part.value);
      else if (part.value !== '') fault ??= faultOfPart(form, name, isFirst);
      continue;
    }
    const box = Object.hasOwn(form.boxes, name) ? form.boxes[name] : undefined;
    if (fault !== undefined) {
      part.file.resume();
      continue;
    }
    if (box === undefined || part.filename === '') {
      // A browser sends an empty, nameless part for a box in which nothing was chosen.
      const isEmpty = (await countBytes(part.file)) === 0 && part.filename === '';
      if (!isEmpty) fault = faultOfPart(form, name);
      continue;
    }
    const count = (received.get(part.fieldname) ?? 0) + 1;
    received.set(part.fieldname, count);
    if (count > box.maxFiles) {
      fault = faultOf(
        'too-large',
        part.fieldname,
        `The ${box.label} box takes ${box.maxFiles} files at most`,
      );
      part.file.resume();
      continue;
    }
    const outcome = await take(part, box).catch(faultOfDisk);
    if (outcome instanceof AppError) {
      fault = outcome;
      part.file.resume();
    } else {
      files.push(outcome);
    }
  }
  if (fault !== undefined) throw fault;
  return { fields, files };
}
