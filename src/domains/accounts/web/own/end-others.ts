import { call } from '#platform/web/call/call.ts';
import type { OwnerProof } from './proof-fields.tsx';

/** Ends every session but this one; says so. */
export async function endOthers(body: OwnerProof): Promise<string> {
  return (await call('DELETE /api/sessions', { body })).message;
}
