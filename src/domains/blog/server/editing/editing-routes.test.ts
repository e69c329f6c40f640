import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { PageCache } from '#platform/server/pages/page-cache.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { readBlogRevision } from '../queries.ts';
import { blogPosts } from '../tables.ts';

let product: TestProduct;
let admin: TestPerson;
beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: 'https://dosebridge.example' }, { searches: false });
  admin = await product.signIn('admin');
});
afterAll(() => product.stop());

const whole = {
  title: 'What a CEP covers',
  image: '/blog-pictures/gmp-certificates.svg',
  imageAlt: '',
  tags: ['quality'],
  content: '<p>A certificate of suitability.</p>',
};
const nextYear = new Date().getUTCFullYear() + 1;
const blank = { title: '', image: '', imageAlt: '', tags: [], content: '' };

type Method = 'GET' | 'POST' | 'DELETE';

async function ask(method: Method, url: string, payload?: object, person: TestPerson | null = admin) {
  const answer = await product.app.inject({
    method,
    url,
    ...(payload === undefined ? {} : { payload }),
    ...(person === null ? {} : { headers: person.headers }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function write(draft: object = whole): Promise<{ id: string; revision: number }> {
  return (await ask('POST', '/api/blog-posts', draft)).body.data;
}

function publish(id: string, revision: number, at: string | null = null) {
  return ask('POST', `/api/blog-posts/${id}/publication`, { revision, at });
}

async function isRead(id: string): Promise<boolean> {
  return (await ask('POST', '/get-blog', { id }, null)).status === 200;
}

async function audited(id: string): Promise<string[]> {
  const lines = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, `blog-post:${id}`))
    .orderBy(auditTrail.id);
  expect(lines.every(({ actorId }) => actorId === admin.id)).toBe(true);
  return lines.map(({ action }) => action);
}

test('a post goes from draft to everybody and back, each step in the audit trail', async () => {
  const { id, revision } = await write();
  expect(await isRead(id)).toBe(false);
  expect((await ask('GET', `/api/blog-posts/${id}`)).body.data).toMatchObject({
    ...whole,
    state: 'draft',
    publishedAt: null,
    updatedBy: expect.stringMatching(/^Person/),
  });
  const published = await publish(id, revision);
  expect(published.body.data).toMatchObject({ state: 'published', revision: revision + 1 });
  expect(await isRead(id)).toBe(true);
  const saved = await ask('POST', `/api/blog-posts/${id}`, { ...whole, title: 'What a CEP is', revision: 2 });
  expect(saved.body.data).toMatchObject({ title: 'What a CEP is', state: 'published', revision: 3 });
  const back = await ask('DELETE', `/api/blog-posts/${id}/publication?revision=3`);
  expect(back.body.data).toMatchObject({ state: 'draft', publishedAt: null });
  expect(await isRead(id)).toBe(false);
  expect((await ask('DELETE', `/api/blog-posts/${id}?revision=4`)).status).toBe(200);
  expect((await ask('GET', `/api/blog-posts/${id}`)).status).toBe(404);
  expect(await audited(id)).toEqual([
    'write-blog-post',
    'publish-blog-post',
    'save-blog-post',
    'unpublish-blog-post',
    'delete-blog-post',
  ]);
});

test('a scheduled post appears by itself, in the kept pages, the feed and the sitemap too', async () => {
  const { id, revision } = await write({ ...whole, title: 'Tomorrow’s post' });
  const cache = new PageCache({
    readRevision: () => readBlogRevision(product.db),
    onError: () => expect.unreachable(),
    maxAge: -1,
  });
  async function blogPage(): Promise<string> {
    const { body } = await ask('POST', '/get-all-blog', undefined, null);
    return JSON.stringify(body);
  }
  async function shown(): Promise<boolean[]> {
    const page = await cache.get(
      '/blog',
      async () => ({ status: 200, headers: [], text: await blogPage() }),
      () => true,
    );
    const files = await Promise.all(['/feed.xml', '/sitemap.xml'].map((url) => product.app.inject({ url })));
    const needle = `/blog-details/${id}<`;
    return [page.text.includes('Tomorrow’s post'), ...files.map(({ body }) => body.includes(needle))];
  }
  const scheduled = await publish(id, revision, `${nextYear}-01-01T09:00:00+01:00`);
  expect(scheduled.body.data).toMatchObject({
    state: 'scheduled',
    publishedAt: `${nextYear}-01-01T08:00:00.000Z`,
  });
  expect(await shown()).toEqual([false, false, false]);
  // Its time comes: nothing else about the row changes.
  for (const [minutes, isShown] of [
    [60, false],
    [-1, true],
  ] as const) {
    await product.db
      .update(blogPosts)
      .set({ publishedAt: new Date(Date.now() + minutes * 60_000) })
      .where(eq(blogPosts.id, Number(id)));
    expect(await shown()).toEqual([isShown, isShown, isShown]);
  }
  expect((await ask('GET', `/api/blog-posts/${id}`)).body.data.state).toBe('published');
});

test('the feed dates a scheduled post by its day, not by when it was written', async () => {
  const { id } = await write({ ...whole, title: 'Written long ago' });
  const at = new Date('2025-05-05T08:00:00Z');
  const longAgo = new Date('2020-01-01T08:00:00Z');
  await product.db
    .update(blogPosts)
    .set({ publishedAt: at, updatedAt: longAgo })
    .where(eq(blogPosts.id, Number(id)));
  const { body } = await product.app.inject({ url: '/feed.xml' });
  const entry = body.split('<entry>').find((part) => part.includes('Written long ago'));
  expect(entry).toContain('<updated>2025-05-05T08:00:00.000Z</updated>');
});

test('a time that has passed is refused, with what to do', async () => {
  const { id, revision } = await write();
  const answer = await publish(id, revision, '2020-01-01T09:00:00Z');
  expect([answer.status, answer.body.message]).toEqual([
    400,
    'This time has passed. Choose one ahead, or publish now.',
  ]);
  for (const far of ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59-12:00']) {
    expect((await publish(id, revision, far)).body.issues).toMatchObject([{ path: 'at' }]);
  }
});

test('a draft may lack everything, what everybody reads may not', async () => {
  const { id, revision } = await write(blank);
  const answer = await publish(id, revision);
  expect(answer.status).toBe(400);
  expect(answer.body.issues.map(({ path }: { path: string }) => path)).toEqual(['title', 'image', 'content']);

  const post = await write();
  await publish(post.id, post.revision);
  const emptied = await ask('POST', `/api/blog-posts/${post.id}`, {
    ...whole,
    content: '<p> </p>',
    revision: 2,
  });
  expect([emptied.status, emptied.body.message]).toEqual([400, 'Write the text']);
});

test('a picture without words for whoever cannot see it keeps a post from the public', async () => {
  const { id, revision } = await write({
    ...whole,
    content: '<p>a</p><img src="/blog-pictures/a.svg" alt=" ">',
  });
  expect((await publish(id, revision)).body.issues[0].path).toBe('content');
});

test('the second of two writers is told who was quicker, and overwrites nothing', async () => {
  const { id, revision } = await write();
  const other = await product.signIn('admin');
  const first = await ask('POST', `/api/blog-posts/${id}`, { ...whole, title: 'First', revision }, other);
  const [{ updatedBy }] = [first.body.data];
  const second = await ask('POST', `/api/blog-posts/${id}`, { ...whole, title: 'Second', revision });
  expect([second.status, second.body.code]).toEqual([409, 'conflict']);
  expect(second.body.message).toContain(`${updatedBy} has changed this post`);
  expect((await publish(id, revision)).status).toBe(409);
  expect((await ask('DELETE', `/api/blog-posts/${id}?revision=${revision}`)).status).toBe(409);
  expect((await ask('GET', `/api/blog-posts/${id}`)).body.data.title).toBe('First');
});

test('of many who save at the same moment one succeeds', async () => {
  const { id, revision } = await write();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      ask('POST', `/api/blog-posts/${id}`, { ...whole, title: `Title ${n}`, revision }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
});

test('what is written is harmless in the table, in the editor and in the preview', async () => {
  const content =
    '<p onclick="steal()">Text</p><script>steal()</script><img src=x onerror="steal()" alt="a"><a href="javascript:steal()">l</a>';
  const { id } = await write({ ...whole, title: '<b>Bold</b>', content });
  const [row] = await product.db
    .select()
    .from(blogPosts)
    .where(eq(blogPosts.id, Number(id)));
  const preview = await ask('POST', '/api/blog-preview', { ...whole, content, id, publishedAt: null });
  for (const html of [row?.content, preview.body.data.post.content]) {
    expect(html).toContain('<p>Text</p>');
    expect(html).not.toMatch(/steal|script|onerror/);
  }
  expect(row?.title).toBe('<b>Bold</b>');
});

test('the preview is what the public reads afterwards', async () => {
  const post = await write({ ...whole, tags: ['quality', 'api'] });
  const draft = { ...whole, tags: ['quality', 'api'], id: post.id, publishedAt: null };
  const preview = (await ask('POST', '/api/blog-preview', draft)).body.data;
  await publish(post.id, post.revision);
  const read = (await ask('POST', '/get-blog', { id: post.id }, null)).body.data;
  expect({ ...preview.post, publishedAt: read.publishedAt }).toEqual(read);
  const related = await product.app.inject({ url: '/get-latest-logs', query: { id: post.id } });
  expect(preview.related).toEqual(related.json().data);
});

test.each([
  ['a cover from elsewhere', { image: 'https://track.example/p.gif' }],
  ['a cover that breaks out of its attribute', { image: '/pictures/"onerror="x' }],
  ['an empty subject', { tags: [' '] }],
  ['eleven subjects', { tags: Array.from({ length: 11 }, (_, n) => `t${n}`) }],
  ['a title without an end', { title: 'x'.repeat(201) }],
  ['a text that cannot be stored', { content: 'a\u0000b' }],
])('%s is refused', async (_name, wrong) => {
  expect((await ask('POST', '/api/blog-posts', { ...whole, ...wrong })).status).toBe(400);
});

test('a picture that was never uploaded cannot be saved', async () => {
  const image = '/pictures/00000000-0000-4000-8000-000000000000/960';
  const answer = await ask('POST', '/api/blog-posts', { ...whole, image, imageAlt: 'A lab' });
  expect([answer.status, answer.body.issues[0].path]).toEqual([400, 'image']);
  const within = await ask('POST', '/api/blog-posts', {
    ...whole,
    content: `<img src="${image}" alt="A lab">`,
  });
  expect([within.status, within.body.issues[0].path]).toEqual([400, 'content']);
});

test('the table of the back office says of every post where it stands, and finds those that stand there', async () => {
  const { id } = await write({ ...whole, title: 'In the table' });
  const planned = await write({ ...whole, title: 'In the table, planned' });
  await publish(planned.id, planned.revision, `${nextYear}-01-01T09:00:00Z`);
  const out = await write({ ...whole, title: 'In the table, out' });
  await publish(out.id, out.revision, null);
  const { data } = (await ask('GET', '/api/back-office/tables/blog?q=in+the+table')).body;
  expect(data.map((row: { id: number; cells: object }) => [String(row.id), row.cells])).toEqual([
    [out.id, expect.objectContaining({ title: 'In the table, out', state: 'published' })],
    [planned.id, expect.objectContaining({ title: 'In the table, planned', state: 'scheduled' })],
    [id, expect.objectContaining({ title: 'In the table', state: 'draft', publishedAt: null })],
  ]);
  for (const [state, wanted] of Object.entries({ draft: id, scheduled: planned.id, published: out.id })) {
    const found = (await ask('GET', `/api/back-office/tables/blog?q=in+the+table&state=${state}`)).body;
    expect([state, found.data.map((row: { id: number }) => String(row.id))]).toEqual([state, [wanted]]);
  }
});

test('only the desk writes', async () => {
  const { id } = await write();
  const calls: [Method, string, object?][] = [
    ['GET', `/api/blog-posts/${id}`],
    ['POST', '/api/blog-posts', whole],
    ['POST', `/api/blog-posts/${id}`, { ...whole, revision: 1 }],
    ['POST', `/api/blog-posts/${id}/publication`, { revision: 1, at: null }],
    ['DELETE', `/api/blog-posts/${id}/publication?revision=1`],
    ['DELETE', `/api/blog-posts/${id}?revision=1`],
    ['POST', '/api/blog-preview', { ...whole, id, publishedAt: null }],
    ['POST', '/api/blog-pictures'],
  ];
  const [seller, investor] = [await product.signIn('seller'), await product.signIn('investor')];
  for (const [method, url, payload] of calls) {
    expect([url, (await ask(method, url, payload, null)).status]).toEqual([url, 401]);
    for (const person of [seller, investor]) {
      expect([url, (await ask(method, url, payload, person)).status]).toEqual([url, 403]);
    }
  }
});

test('an id of no post is 404', async () => {
  for (const id of ['999999', 'abc', '0', '1; drop table blog_posts']) {
    const url = `/api/blog-posts/${encodeURIComponent(id)}`;
    expect((await ask('GET', url)).status).toBe(404);
    expect((await ask('POST', url, { ...whole, revision: 1 })).status).toBe(404);
    expect((await ask('DELETE', `${url}?revision=1`)).status).toBe(404);
    expect((await ask('POST', `${url}/publication`, { revision: 1, at: null })).status).toBe(404);
  }
});
