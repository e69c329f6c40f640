import type { Locator, Page } from '@playwright/test';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { findSellersDossier } from './deal.ts';
import type { World } from './test.ts';

export type Asked = { id: number; code: string };

/** The demo seller's dossier, and those of three other companies. */
export async function findFour(world: World): Promise<[Asked, Asked, Asked, Asked]> {
  const own = await findSellersDossier(world);
  const [second, third, last] = await queryDatabaseOf(
    world.dataDir,
    `select distinct on (company_id) id, code from dossiers
      where state = 'published' and company_id <> $1 order by company_id, id limit 3`,
    [own.companyId],
  );
  return [own, second, third, last];
}

export function board(page: Page): Locator {
  return page.getByRole('table', { name: 'Requests of the brief' });
}
