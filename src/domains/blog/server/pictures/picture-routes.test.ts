import { crc32 } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileStorage } from '#platform/server/files/storage/storage.ts';
import { keptFiles, startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { blogPictures } from '../tables.ts';
import { sweepPictures } from './sweep.ts';

let product: TestProduct;
let admin: TestPerson;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  admin = await product.signIn('admin');
});
afterAll(() => product.stop());

function draw(width = 2000, height = 1000) {
  return sharp({ create: { width, height, channels: 3, background: '#0b655e' } });
}

async function upload(content: Buffer, name: string) {
  const payload = new FormData();
  payload.append('picture', new Blob([new Uint8Array(content)]), name);
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/blog-pictures',
    headers: admin.headers,
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function uploaded(
  content?: Buffer,
): Promise<{ address: string; id: string; width: number; height: number }> {
  const { data } = (await upload(content ?? (await draw().png().toBuffer()), 'a.png')).body;
  return { ...data, id: data.address.split('/')[2] };
}

function get(url: string, accept = 'image/webp,*/*') {
  return product.app.inject({ url, headers: { accept } });
}

async function write(fields: object): Promise<{ status: number; post: { id: string; revision: number } }> {
  const payload = { title: 'A', image: '', imageAlt: '', tags: [], content: '', ...fields };
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/blog-posts',
    headers: admin.headers,
    payload,
  });
  return { status: answer.statusCode, post: answer.json().data };
}

test('a photograph loses where and by whom it was taken, and stands upright', async () => {
  const photo = await draw(1200, 800)
    .withExif({
      IFD0: { Copyright: 'Secret Photographer' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const sent = await sharp(photo).metadata();
  expect([sent.orientation, sent.exif === undefined]).toEqual([6, false]);
  const { status, body } = await upload(photo, 'IMG_1234.JPG');
  expect([status, body.data.width, body.data.height]).toEqual([200, 800, 1200]);
  for (const accept of ['image/avif,image/webp', 'image/webp']) {
    const kept = (await get(body.data.address, accept)).rawPayload;
    const { exif, xmp, iptc, orientation, width, height } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, orientation, width, height }).toEqual({ width: 800, height: 1200 });
    expect(kept.includes('Secret')).toBe(false);
  }
});

test('it is served in each of its widths, as the browser takes it, to be kept for ever', async () => {
  const { id, address, width, height } = await uploaded();
  expect([address, width, height]).toEqual([`/pictures/${id}/1600`, 1600, 800]);
  for (const width of [480, 960, 1600]) {
    const avif = await get(`/pictures/${id}/${width}`, 'image/avif,image/webp,*/*');
    expect(avif.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
    });
    const webp = await get(`/pictures/${id}/${width}`, '*/*');
    expect(webp.headers['content-type']).toBe('image/webp');
    expect((await sharp(webp.rawPayload).metadata()).width).toBe(width);
  }
  for (const path of [
    `${id}/481`,
    `${id}/0`,
    `${id}/1600.avif`,
    '00000000-0000-4000-8000-000000000000/480',
    `..%2f/480`,
  ]) {
    expect([path, (await get(`/pictures/${path}`)).statusCode]).toEqual([path, 404]);
  }
});

test('a small picture stays as it is, and is offered to readers in what it has', async () => {
  const { address, id } = await uploaded(await draw(600, 300).png().toBuffer());
  expect(address).toBe(`/pictures/${id}/600`);
  const { post } = await write({
    image: address,
    imageAlt: 'A lab',
    content: `<p>a</p><img src="${address}" alt="A lab" width="600" height="300">`,
  });
  await product.app.inject({
    method: 'POST',
    url: `/api/blog-posts/${post.id}/publication`,
    headers: admin.headers,
    payload: { revision: post.revision, at: null },
  });
  const read = await product.app.inject({ method: 'POST', url: '/get-blog', payload: { id: post.id } });
  expect(read.json().data).toMatchObject({ image: address, imageAlt: 'A lab' });
  expect(read.json().data.content).toContain(`srcset="/pictures/${id}/480 480w, ${address} 600w"`);
  expect(read.json().data.content).toContain('width="600" height="300"');
  const preview = await product.app.inject({ url: `/og/blog/${post.id}.png` });
  const corner = { left: 900, top: 300, width: 1, height: 1 };
  const pixel = await sharp(preview.rawPayload).extract(corner).removeAlpha().raw().toBuffer();
  expect(Math.hypot((pixel[0] ?? 0) - 0x0b, (pixel[1] ?? 0) - 0x65, (pixel[2] ?? 0) - 0x5e)).toBeLessThan(12);
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s is taken', async (format) => {
  const content = await draw(64, 40).toFormat(format).toBuffer();
  expect((await upload(content, `a.${format}`)).status).toBe(200);
});

/** A real picture that says it is larger than it is. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await draw(8, 8).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test('a few bytes that would unfold to gigabytes are refused by their header', async () => {
  const square = await upload(await claiming(50_000, 50_000), 'bomb.png');
  expect([square.status, square.body.message]).toEqual([
    413,
    expect.stringMatching(/50000 × 50000.*save it smaller/),
  ]);
  expect((await upload(await claiming(60_000, 10), 'ribbon.png')).status).toBe(413);
});

test('what is damaged, cut off or something else is refused in words, and leaves nothing behind', async () => {
  const before = await keptFiles(product);
  const png = await draw().png().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="steal()"/>');
  const cases: [Buffer, string, number][] = [
    [await claiming(900, 900), 'more-than-there-is.png', 415],
    [png.subarray(0, 60), 'cut.png', 415],
    [Buffer.from('<?php steal();'), 'script.png', 415],
    [svg, 'drawing.svg', 415],
    [svg, 'drawing.png', 415],
    [png, 'wrong-name.jpg', 415],
    [Buffer.alloc(0), 'empty.png', 400],
    [Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]), 'large.png', 413],
  ];
  for (const [content, name, status] of cases) {
    const answer = await upload(content, name);
    expect([name, answer.status, answer.body.issues[0].path]).toEqual([name, status, 'picture']);
  }
  expect(await keptFiles(product)).toEqual(before);
});

test('a picture in no post is swept after a day; one in a post stays', async () => {
  const storage = await openFileStorage({ dataDir: product.dataDir, s3: undefined });
  const [inCover, inText, unused, fresh] = [
    await uploaded(),
    await uploaded(),
    await uploaded(),
    await uploaded(),
  ];
  await write({ image: inCover.address, content: `<img src="${inText.address}" alt="A lab">` });
  await product.db
    .update(blogPictures)
    .set({ neededAt: sql`now() - interval '25 hours'` })
    .where(sql`${blogPictures.id} <> ${fresh.id}`);
  await sweepPictures(product.db, storage);
  const statuses = await Promise.all(
    [inCover, inText, unused, fresh].map(async ({ address }) => (await get(address)).statusCode),
  );
  expect(statuses).toEqual([200, 200, 404, 200]);
  expect((await keptFiles(product)).filter((path) => path.includes(unused.id))).toEqual([]);
  expect((await write({ image: unused.address })).status).toBe(400);
});

test('a picture that a save has taken out is kept for another day', async () => {
  const storage = await openFileStorage({ dataDir: product.dataDir, s3: undefined });
  const { address, id } = await uploaded();
  const { post } = await write({ content: `<img src="${address}" alt="A lab">` });
  await product.db
    .update(blogPictures)
    .set({ neededAt: sql`now() - interval '25 hours'` })
    .where(eq(blogPictures.id, id));
  await product.app.inject({
    method: 'POST',
    url: `/api/blog-posts/${post.id}`,
    headers: admin.headers,
    payload: { title: 'A', image: '', imageAlt: '', tags: [], content: '', revision: post.revision },
  });
  await sweepPictures(product.db, storage);
  expect((await get(address)).statusCode).toBe(200);
});
