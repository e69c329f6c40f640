import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Viewer } from '../http/viewer.ts';
import { Gate } from './gate.ts';

const gate = new Gate({ atOnce: 4, waiting: 12, perPerson: 2 });

/**
 * The one door of files that are made of many rows: a few at a time, and two of one person. Whoever is inside keeps the
 * place until the answer has left, or its reader has gone. Throws AppError 'rate-limited' or 'unavailable'.
 */
export async function asExport(
  { reply, viewer }: { reply: FastifyReply; viewer: Viewer },
  send: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const leave = await gate.enter(viewer.personId);
  finished(reply.raw, leave);
  return send();
}
