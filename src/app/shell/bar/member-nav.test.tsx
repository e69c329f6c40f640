import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Role } from '#platform/contract/roles.ts';
import { MemberNav } from './member-nav.tsx';

async function linksOf(role: Role, professionalNetworkUrl?: string): Promise<string[]> {
  const session = { token: 'secret', name: 'Asha Verma', role };
  const { dataRoutes, query } = createStaticHandler([
    { path: '/', element: <MemberNav session={session} professionalNetworkUrl={professionalNetworkUrl} /> },
  ]);
  const context = await query(new Request('https://dosebridge.example/'));
  if (context instanceof Response) throw new Error('the page was not shown');
  const html = renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
  return [...html.matchAll(/<a [^>]*>([^<]*)/g)].map(([, label = '']) => label);
}

const always = ['Home', 'About Us', 'FAQs', 'Contact Us', 'Blog'];

test.each<[Role, string[]]>([
  ['seller', ['Requests', 'Shortlist', 'Listings', 'Dossier Finder', 'Supplier Finder', ...always]],
  ['admin', ['Back office', 'Requests', 'Shortlist', 'Dossier Finder', 'Supplier Finder', ...always]],
  ['investor', ['Requests', 'Active Deals', ...always]],
])('the bar of a %s begins with their work and holds every link of the header', async (role, links) => {
  expect(await linksOf(role)).toEqual(links);
});

test("an operator's network comes last", async () => {
  expect((await linksOf('investor', 'https://network.example')).at(-1)).toBe('Professional network');
});
