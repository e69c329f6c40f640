import { CallError } from '#platform/web/call/call.ts';

/** The server refused a link itself, of a mail or of the way back from Google: used, too old, invented, or for another address. */
export function isDeadLink(error: unknown): error is CallError {
  if (!(error instanceof CallError)) return false;
  const aboutField = error.issues.some(({ path }) => path === 'password');
  return [400, 404, 409, 410].includes(error.status) && !aboutField;
}
