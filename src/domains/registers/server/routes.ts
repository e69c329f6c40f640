import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';
import { registerNames } from '../contract/register-rows.ts';
import { registerWords } from '../contract/register-words.ts';
import { isOldEdition, registerEditions } from './tables.ts';

export function registerRoutes(app: FastifyInstance, { db }: Pick<Parts, 'db'>): void {
  implement(app, 'GET /api/registers', async () => {
    const editions = await db
      .select({
        register: registerEditions.register,
        day: registerEditions.day,
        file: registerEditions.fileName,
        rows: registerEditions.rowsTaken,
        takenAt: registerEditions.takenAt,
        isOld: isOldEdition,
      })
      .from(registerEditions)
      .where(eq(registerEditions.standing, 'current'));
    return {
      data: registerNames.map((register) => {
        const edition = editions.find((each) => each.register === register);
        const { name, publisher, address } = registerWords[register];
        return {
          ...{ register, name, publisher, source: address },
          ...{ day: edition?.day ?? null, file: edition?.file ?? null, rows: edition?.rows ?? null },
          takenAt: edition?.takenAt.toISOString() ?? null,
          isOld: edition?.isOld ?? false,
        };
      }),
    };
  });
}
