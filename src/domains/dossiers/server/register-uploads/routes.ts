import type { FastifyInstance } from 'fastify';
import { registerNames } from '#domains/registers/contract/register-rows.ts';
import { registerWords } from '#domains/registers/contract/register-words.ts';
import { retention } from '#platform/contract/retention.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { handToJob } from '#platform/server/files/forms/hand-to-job.ts';
import { withReceivedForm } from '#platform/server/files/forms/receive-form.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { type RegisterUpload, registerUploadCalls } from '../../contract/register-uploads.ts';
import { takeQueue } from './jobs.ts';
import { addUpload, findUpload, listEditions, listUploads, type UploadRow, wantOlder } from './queries.ts';

const uploadsShown = 20;

/** Publishers' files by the browser (§20.8). */
export function registerUploadRoutes(
  app: FastifyInstance,
  deps: Pick<Parts, 'db' | 'jobs' | 'storage' | 'temporaryFolder'>,
): void {
  const { db, jobs, temporaryFolder } = deps;

  async function read(id: number, from: Queryable = db) {
    const found = await findUpload(from, id);
    if (found === null) throw new AppError('not-found', 'There is no such file.');
    return toUpload(found);
  }

  implement(app, 'GET /api/admin/registers', async () => {
    const standing = await listEditions(db);
    const uploads = await listUploads(db, uploadsShown);
    return {
      data: {
        editions: registerNames.map((name) => toEdition(name, standing)),
        uploads: uploads.map(toUpload),
      },
    };
  });

  implement(app, 'POST /api/admin/register-uploads', async ({ viewer, request }) => {
    const { form } = registerUploadCalls['POST /api/admin/register-uploads'];
    return withReceivedForm(request, form, temporaryFolder, async ({ day }, [file], sent) => {
      if (file === undefined) throw invalid([{ path: 'register', message: 'Choose a file to send' }]);
      const data = await handToJob(
        { ...deps, log: request.log },
        {
          ...{ file, sent, folder: 'registers', queue: takeQueue },
          async add(tx, kept) {
            const row = { ...kept, personId: viewer.personId, day: day === '' ? null : day };
            return read(await addUpload(tx, row), tx);
          },
        },
      );
      return { data };
    });
  });

  implement(app, 'GET /api/admin/register-uploads/:upload', async ({ params }) => ({
    data: await read(params.upload),
  }));

  implement(app, 'POST /api/admin/register-uploads/:upload/confirm', async ({ params }) => {
    const found = await findUpload(db, params.upload);
    if (found === null) throw new AppError('not-found', 'There is no such file.');
    await db.transaction(async (tx) => {
      if (await wantOlder(tx, params.upload)) await jobs.enqueue(tx, takeQueue, { id: params.upload });
      else if (!found.upload.evenOlder)
        throw new AppError(
          'conflict',
          `Only a file that is older than what stands waits for this word, ${retention.registerFileDays} days at most. Send it again.`,
        );
    });
    return { data: await read(params.upload) };
  });
}

function toUpload({ upload, by }: { upload: UploadRow; by: string }): RegisterUpload {
  const { id, fileName, state, rowsRead, outcomes, failure, sentAt, finishedAt } = upload;
  return {
    ...{ id: String(id), fileName, by, state, rowsRead, outcomes, failure },
    sentAt: sentAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

function toEdition(
  register: (typeof registerNames)[number],
  standing: Awaited<ReturnType<typeof listEditions>>,
) {
  const { name, address: source } = registerWords[register];
  const edition = standing.find((one) => one.register === register);
  if (edition === undefined) {
    const none = { day: null, file: null, broughtBy: null, by: null, takenAt: null };
    const counts = {
      read: null,
      taken: null,
      refused: null,
      repeated: null,
      leftOut: null,
      inConflict: null,
    };
    return { register, name, source, ...none, isOld: false, ...counts };
  }
  return { ...edition, name, source, takenAt: edition.takenAt.toISOString() };
}
