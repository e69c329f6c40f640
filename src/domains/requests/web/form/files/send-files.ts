import type { Answer } from '#platform/contract/calls.ts';
import { call, upload } from '#platform/web/call/call.ts';
import type { UploadOptions } from '#platform/web/call/upload.ts';

type FormCall =
  | 'POST /create-dossertermsheet'
  | 'POST /create-suppliertermsheet'
  | 'POST /api/dossiers/proposals'
  | 'POST /api/briefs'
  | 'POST /api/briefs/:brief/messages'
  | 'POST /api/requests/:reference/messages'
  | 'POST /api/requests/:reference/moves';

/** Forms that were on their way before: one that did arrive has used up what it asks for. */
const tried = new Set<string>();

/**
 * Sends a form, and first asks whether its files may be sent at all: a member who has reached a limit of the day reads so
 * before the upload, not after it. Each of `copies` requests keeps the files. Throws as `call` does.
 */
export async function sendFiles<N extends FormCall>(
  name: N,
  form: FormData,
  options: UploadOptions<N>,
  copies = 1,
): Promise<Answer<N>> {
  const sizes = [...form.values()].flatMap((value) => (value instanceof File ? [value.size] : []));
  if (sizes.length > 0 && !tried.has(options.idempotencyKey)) {
    const query = {
      files: sizes.length * copies,
      bytes: sizes.reduce((sum, size) => sum + size, 0) * copies,
    };
    await call('GET /api/account/file-allowance', {
      query,
      ...(options.signal && { signal: options.signal }),
    });
  }
  tried.add(options.idempotencyKey);
  return upload(name, form, options);
}
