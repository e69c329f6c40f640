import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { readBlogRevision } from './queries.ts';
import { blogPosts } from './tables.ts';

let product: TestProduct;
const ids = new Map<string, string>();

const posts = [
  { title: 'Oldest', tags: ['api', 'quality'], publishedAt: new Date('2024-01-01T09:00:00Z') },
  { title: 'Second', tags: ['api', 'quality'], publishedAt: new Date('2024-02-01T09:00:00Z') },
  { title: 'Third', tags: ['api'], publishedAt: new Date('2024-03-01T09:00:00Z') },
  { title: 'Fourth', tags: ['markets'], publishedAt: new Date('2024-04-01T09:00:00Z') },
  { title: 'Fifth', tags: [], publishedAt: new Date('2024-05-01T09:00:00Z') },
  { title: 'Newest', tags: ['deal terms'], publishedAt: new Date('2024-11-05T09:00:00Z') },
].map((post) => ({ ...post, image: '/blog-pictures/a.svg', content: `<p>${post.title}</p>` }));

beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  const rows = await product.db
    .insert(blogPosts)
    .values(posts)
    .returning({ id: blogPosts.id, title: blogPosts.title });
  for (const { id, title } of rows) ids.set(title, String(id));
});
afterAll(() => product.stop());

type Post = { _id: string; title: string; content: string };

function titles(posts: Post[]): string[] {
  return posts.map(({ title }) => title);
}

function related(id: string) {
  return product.app.inject({ url: '/get-latest-logs', query: { id } });
}

function getBlog(id: string) {
  return product.app.inject({ method: 'POST', url: '/get-blog', payload: { id } });
}

test('anyone reads the list, the latest first', async () => {
  const answer = await product.app.inject({ method: 'POST', url: '/get-all-blog' });
  expect(answer.statusCode).toBe(200);
  expect(titles(answer.json().data)).toEqual(['Newest', 'Fifth', 'Fourth', 'Third', 'Second', 'Oldest']);
  expect(answer.json().data[0]).toEqual({
    _id: ids.get('Newest'),
    title: 'Newest',
    image: '/blog-pictures/a.svg',
    imageAlt: '',
    content: '<p>Newest</p>',
    publishedAt: '2024-11-05T09:00:00.000Z',
  });
});

test('one post is found by its id, and an id of none is 404', async () => {
  expect((await getBlog(ids.get('Third') ?? '')).json().data.title).toBe('Third');
  for (const id of ['999999', '0', '-1', 'abc', '1; drop table blog_posts', '99999999999999999999']) {
    const answer = await getBlog(id);
    expect([id, answer.statusCode, answer.json().code]).toEqual([id, 404, 'not-found']);
  }
});

test('related posts share its subjects first, then are the latest, and never the post itself', async () => {
  const answer = await related(ids.get('Oldest') ?? '');
  expect(titles(answer.json().data)).toEqual(['Second', 'Third', 'Newest', 'Fifth']);
});

test('nothing is related to a post that does not exist by name; the latest are to an unknown number', async () => {
  expect((await related('abc')).json().data).toEqual([]);
  expect((await related('999999')).json().data).toHaveLength(4);
});

test('without a post to be related to, the newest are answered', async () => {
  for (const url of ['/get-latest-logs', '/get-latest-logs?id=']) {
    const answer = await product.app.inject({ url });
    expect(titles(answer.json().data)).toEqual(['Newest', 'Fifth', 'Fourth', 'Third']);
  }
});

test.each([
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain;charset=UTF-8',
  'multipart/form-data',
  'nonsense',
])('the list takes an empty body, whatever type %s it is said to have', async (type) => {
  const headers = { 'content-type': type, 'content-length': '0' };
  const answer = await product.app.inject({ method: 'POST', url: '/get-all-blog', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toHaveLength(posts.length);
});

test('what somebody wrote past the back office is harmless when it is shown', async () => {
  const [row] = await product.db
    .insert(blogPosts)
    .values({
      title: 'Written by hand',
      image: '/blog-pictures/a.svg',
      content: '<p onclick="steal()">Text</p><script>steal()</script>',
      tags: [],
      publishedAt: new Date('2023-01-01T09:00:00Z'),
    })
    .returning({ id: blogPosts.id });
  expect((await getBlog(String(row?.id))).json().data.content).toBe('<p>Text</p>');
});

test('the revision changes when a post does', async () => {
  const before = await readBlogRevision(product.db);
  expect(await readBlogRevision(product.db)).toBe(before);
  await product.db.update(blogPosts).set({ title: 'Fifth, corrected', updatedAt: new Date() });
  expect(await readBlogRevision(product.db)).not.toBe(before);
});
