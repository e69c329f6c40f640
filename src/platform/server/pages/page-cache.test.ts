import { expect, test } from 'vitest';
import { PageCache, type RenderedPage } from './page-cache.ts';

type World = {
  cache: PageCache;
  errors: unknown[];
  rendered: number;
  revision: string | Error;
  show(path: string, render?: () => Promise<RenderedPage>): Promise<string>;
};

/** A cache that looks at the revision on every page, over a renderer that counts. */
function makeWorld(): World {
  const world: World = {
    cache: new PageCache({
      readRevision: async () => {
        if (world.revision instanceof Error) throw world.revision;
        return world.revision;
      },
      onError: (error) => world.errors.push(error),
      maxAge: -1,
    }),
    errors: [],
    rendered: 0,
    revision: 'first',
    async show(path, render = async () => page(`${path} ${++world.rendered}`)) {
      const { text } = await world.cache.get(path, render, ({ status }) => status === 200);
      return text;
    },
  };
  return world;
}

function page(text: string, status = 200): RenderedPage {
  return { status, headers: [], text };
}

test('a page is rendered once, until its content changes', async () => {
  const world = makeWorld();
  expect([await world.show('/'), await world.show('/'), await world.show('/faq')]).toEqual([
    '/ 1',
    '/ 1',
    '/faq 2',
  ]);
  world.revision = 'second';
  expect([await world.show('/'), await world.show('/')]).toEqual(['/ 3', '/ 3']);
});

test('a page that is not for everybody is rendered for each', async () => {
  const world = makeWorld();
  const missing = async () => page(`missing ${++world.rendered}`, 404);
  expect([await world.show('/x', missing), await world.show('/x', missing)]).toEqual([
    'missing 1',
    'missing 2',
  ]);
});

test('a page that was on its way while its content changed is shown, and not kept', async () => {
  const world = makeWorld();
  const shown = await world.show('/blog', async () => {
    world.revision = 'second';
    await world.show('/faq');
    return page('before the change');
  });
  expect(shown).toBe('before the change');
  expect(await world.show('/blog')).toBe('/blog 2');
});

test('what is kept outlives a database that does not answer', async () => {
  const world = makeWorld();
  await world.show('/');
  world.revision = new Error('no database');
  expect(await world.show('/')).toBe('/ 1');
  expect(world.errors).toEqual([world.revision]);
});

test('nothing is kept before the revision was ever known', async () => {
  const world = makeWorld();
  world.revision = new Error('no database');
  await world.show('/');
  expect(await world.show('/')).toBe('/ 2');
});
