import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { ServiceKind } from '../../contract/service-kinds.ts';
import { serviceInterests } from './tables.ts';

const columns = { service: serviceInterests.service, since: serviceInterests.since };

/** Stores the viewer's interest in a service; one that is there already stays as old as it is. */
export async function addInterest(db: Queryable, viewer: Viewer, service: ServiceKind) {
  const [interest] = await db
    .insert(serviceInterests)
    .values({ personId: viewer.personId, service })
    .onConflictDoUpdate({
      target: [serviceInterests.personId, serviceInterests.service],
      set: { since: sql`${serviceInterests.since}` },
    })
    .returning(columns);
  if (interest === undefined) throw new Error('the interest was neither stored nor there');
  return interest;
}

export function listInterests(db: Queryable, viewer: Viewer) {
  return db
    .select(columns)
    .from(serviceInterests)
    .where(eq(serviceInterests.personId, viewer.personId))
    .orderBy(asc(serviceInterests.since), asc(serviceInterests.service));
}
