import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Answer } from '#platform/contract/calls.ts';
import { pictureAddress, pictureWidths, readPictureAddress } from '#platform/contract/pictures.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { withReceivedForm } from '#platform/server/files/forms/receive-form.ts';
import { make } from '#platform/server/heavy/heavy.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import { findEarlier, once } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';
import { blogEditingCalls } from '../../contract/blog-editing.ts';
import { blogPictures } from '../tables.ts';
import { findPicture, storageKey } from './pictures.ts';

export type PictureDependencies = Pick<Parts, 'db' | 'storage' | 'files' | 'temporaryFolder'>;

type Uploaded = Answer<'POST /api/blog-pictures'>['data'];

const { form } = blogEditingCalls['POST /api/blog-pictures'];

export function pictureRoutes(
  app: FastifyInstance,
  { db, storage, files, temporaryFolder }: PictureDependencies,
): void {
  implement(app, 'POST /api/blog-pictures', ({ viewer, request }) =>
    withReceivedForm(request, form, temporaryFolder, async (_fields, [file], sent) => {
      if (file === undefined) throw invalid([{ path: 'picture', message: 'Choose a picture to upload' }]);
      const earlier = await findEarlier<Uploaded>(db, sent);
      if (earlier !== null) return { data: earlier.answer };
      const { width, height, files } = await make(
        'picture',
        { path: file.path, folder: dirname(file.path) },
        viewer.personId,
      );
      const id = randomUUID();
      // Before the files: should the process die between them, the sweep finds what is there by the row.
      await db.transaction(async (tx) => {
        await tx.insert(blogPictures).values({ id, width, height, uploadedBy: viewer.personId });
        await audit(tx, viewer.personId, 'upload-blog-picture', `blog-picture:${id}`, {
          bytes: file.bytes,
          width,
          height,
        });
      });
      for (const one of files) await storage.keep(storageKey(id, one.width, one.format), one.path);
      const uploaded = { address: pictureAddress(id, width), width, height };
      // Once its files are kept, and not before: a repeat is answered a picture that can be seen.
      return { data: await once(db, sent, async () => uploaded) };
    }),
  );

  // No call of the contract: its address stands in the posts. The same bytes for ever, so that every cache may keep them.
  app.get<{ Params: { id: string; width: string } }>(
    '/pictures/:id/:width',
    { config: { access: 'public', rateLimit: false }, schema: { hide: true } },
    async ({ params, headers }, reply) => {
      const asked = readPictureAddress(`/pictures/${params.id}/${params.width}`);
      const picture = asked && (await findPicture(db, asked.id));
      if (!picture || !pictureWidths(picture.width).includes(asked.width)) {
        throw new AppError('not-found', 'There is no such picture');
      }
      const format = headers.accept?.includes('image/avif') ? 'avif' : 'webp';
      return reply
        .type(`image/${format}`)
        .header('vary', 'accept')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(await files.read({ key: storageKey(picture.id, asked.width, format), sha256: null }));
    },
  );
}
