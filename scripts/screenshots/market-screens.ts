import { expect } from '@playwright/test';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { outagesOf } from './outage-screens.ts';
import { goto, type Screen } from './screen.ts';

/** What the market says: opportunities in their states, and the card of a presentation with figures, and without. */
export const marketScreens: Screen[] = [
  { name: 'opportunities', as: 'seller', open: (page) => goto(page, '/opportunities') },
  {
    name: 'opportunities-wanted',
    as: 'seller',
    open: (page) => goto(page, '/opportunities?market=EU&months=60&sort=demand'),
  },
  {
    name: 'opportunities-none',
    as: 'seller',
    open: (page) => goto(page, '/opportunities?market=EU&months=12&most=1&asked=yes&atc=P'),
  },
  ...outagesOf({ name: 'opportunities', as: 'seller', address: () => '/opportunities' }),
  ...['presentation-market', 'presentation-market-untold'].map(
    (name, at): Screen => ({
      name,
      as: 'seller',
      async open(page, { dataDir }) {
        const [row] = await queryDatabaseOf<{ id: number }>(
          dataDir,
          `select presentation_id as id from dossiers left join presentation_figures using (presentation_id)
           where state = 'published' group by presentation_id
           order by count(told) ${at === 0 ? 'desc' : ''}, count(*) desc, presentation_id limit 1`,
        );
        await goto(page, `/presentations/${row?.id}`);
        await expect(page.getByRole('heading', { name: /^On Dosebridge/ })).toBeVisible();
      },
    }),
  ),
];
