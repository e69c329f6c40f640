import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { inSources } from './source-frames.ts';

const folder = resolve('build/app');

/** Where a piece of code of ours stands in the built server, as a trace tells it. */
function bundledAt(piece: string): string {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
    const line = readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .findIndex((one) => one.includes(piece));
    if (line !== -1) return `${pathToFileURL(join(folder, name))}:${line + 1}:17`;
  }
  throw new Error(`the built server has no ${piece}`);
}

test('a frame of a package stays as it is: no line of ours stands for it', () => {
  const frame = `    at fastify (${bundledAt('function fastify(')})`;
  expect(inSources(frame)).toBe(frame);
});

test('a frame of the built server is told by the line of its source, one of anything else as it is', () => {
  const piece = 'async function startProduct(';
  const others = '    at Socket.emit (node:events:524:28)\n    at read (file:///srv/build/app/gone.js:1:1)';
  const told = inSources(`    at startProduct (${bundledAt(piece)})\n${others}`);
  expect(told.slice(told.indexOf('\n') + 1)).toBe(others);
  const [, url = '', line] = /\((file:.*\/src\/app\/product\.ts):(\d+):\d+\)/.exec(told) ?? [];
  expect(readFileSync(fileURLToPath(url), 'utf8').split('\n')[Number(line) - 1]).toContain(piece);
});
