import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { breakPoints } from './break-points.ts';

const tokens = 'src/ui/theme/theme.css';

/** Every style sheet but the tokens themselves and the typeface's own files. */
const sheets = globSync('src/**/*.css')
  .filter((file) => file !== tokens && file !== 'src/ui/theme/fonts.css')
  .map((file) => ({ file, text: withoutRemarks(readFileSync(file, 'utf8')) }));

test('sizes and weights of type are tokens', () => {
  expect(
    declared(/(?:^|[\s;{])(font-size|font-weight|font):\s*([^;}]+)/g).filter(
      ({ value }) => !/^(var\(--(text|weight)-[a-z]+\)|inherit)$/.test(value),
    ),
  ).toEqual([]);
});

test('no style sheet and no part names a colour of its own', () => {
  const literal = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
  const named =
    /(?:color|background|border|fill|stroke|outline|shadow)[a-z-]*:[^;]*\b(?:white|black|red|gr[ae]y)\b/g;
  expect([...found(literal), ...found(named)]).toEqual([]);
  const parts = globSync('src/**/*.tsx').filter(
    (file) => !file.includes('/server/') && !/test|entry/.test(file),
  );
  expect(
    parts.filter((file) =>
      /['"]#[0-9a-f]{3,8}['"]|\b(?:rgba?|hsla?)\(|\bfont(?:Size|Weight)\b/i.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([]);
});

test('a page changes its shape at the break points only', () => {
  const known = new Set(
    breakPoints.flatMap((point) => [`min-width: ${point}px`, `max-width: ${point - 0.02}px`]),
  );
  const asked = found(/@(?:media|container)[^{]*(?:width|height)[^{]*/g).flatMap(({ file, at }) =>
    [...at.matchAll(/\(([^()]*(?:width|height)[^()]*)\)/g)].map(([, question = '']) => ({ file, question })),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ question }) => !known.has(question))).toEqual([]);
});

test('corners and shadows are tokens, and space is counted in fours', () => {
  expect(
    declared(/(border(?:-[a-z]+)*-radius|box-shadow):\s*([^;}]+)/g).filter(
      ({ name, value }) =>
        !(
          name === 'box-shadow'
            ? /^(none|inherit|var\(--shadow-[a-z0-9]+\)|inset [\s\S]*var\(--[\w-]+\))$/
            : /^((var\(--radius-[a-z]+\)|50%|0|inherit) ?)+$/
        ).test(value),
    ),
  ).toEqual([]);
  expect(
    declared(/(?:^|[\s;{])((?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?):\s*([^;}]+)/g).filter(
      ({ value }) =>
        [...value.matchAll(/(\d+(?:\.\d+)?)px/g)].some(([, px]) => Number(px) > 2 && Number(px) % 4 !== 0),
    ),
  ).toEqual([]);
});

test('a field in focus has a ring around it, and none is taken from what one operates', () => {
  const inFocus = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selector = '']) => selector.includes(':focus'))
      .map(([, selector = '', block = '']) => ({ file, selector: selector.trim(), block })),
  );
  const without = inFocus.filter(({ block }) =>
    /outline(?:-color|-style)?:\s*(?:none|0|transparent)/.test(block),
  );
  // What one is led to and does not operate; a box to tick, whose whole row has the ring.
  expect(without.map(({ file, selector }) => `${basename(file)} ${selector}`).toSorted()).toEqual([
    'base.css h1:focus,\n  h2:focus,\n  main:focus',
    'filter-list.module.css .box:focus-visible',
    'move-form.module.css .title:focus',
    'parts.module.css .subtitle:focus',
    'settings-section.module.css .section:focus',
    'signing.module.css .title:focus',
    'what-next.module.css .title:focus',
  ]);
  const field = inFocus.find(
    ({ file, selector }) => file.endsWith('/field.module.css') && selector === '.input:focus',
  );
  expect(field?.block).toContain('outline: 2px solid var(--action)');
});

test('whatever is written is read at 4.5 : 1 on every surface of its scheme, and what outlines a field seen at 3 : 1', () => {
  const words = [
    'ink',
    'ink-2',
    'ink-3',
    'action',
    'action-hover',
    'curated',
    'danger',
    'selected',
    'differs',
  ];
  const states = ['waiting', 'moving', 'done', 'ended'];
  for (const [scheme, colours] of Object.entries(schemes())) {
    const surfaces = ['paper', 'surface', 'sunken', 'hover'];
    const pairs = [
      ...[...words, ...states].flatMap((word) => surfaces.map((ground) => [word, ground])),
      ...[...states, 'action', 'curated', 'danger', 'selected', 'differs'].map((word) => [
        word,
        `${word}-soft`,
      ]),
      ...['selected', 'differs', 'danger', 'curated'].map((ground) => ['ink-2', `${ground}-soft`]),
      ['on-action', 'action'],
      ['on-selected', 'selected'],
      ['on-ink', 'ink'],
    ];
    for (const [word = '', ground = ''] of pairs) {
      expect(contrast(colours, word, ground), `${word} on ${ground}, ${scheme}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of ['paper', 'surface']) {
      expect(
        contrast(colours, 'line-strong', ground),
        `a field on ${ground}, ${scheme}`,
      ).toBeGreaterThanOrEqual(3);
    }
  }
});

function declared(pattern: RegExp) {
  return sheets.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, name = '', value = '']) => ({ file, name, value: value.trim() })),
  );
}

function found(pattern: RegExp) {
  return sheets.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([at]) => ({ file, at })));
}

function withoutRemarks(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** The colours of the light scheme, and of the dark, which says only what it has otherwise. */
function schemes() {
  const [, light = '', dark = ''] = withoutRemarks(readFileSync(tokens, 'utf8')).split('[data-color-scheme=');
  const coloursOf = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
    );
  return { light: coloursOf(light), dark: { ...coloursOf(light), ...coloursOf(dark) } };
}

/** How bright a colour is to the eye, from 0 to 1, as WCAG counts it. */
function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colours: Record<string, string | undefined>, word: string, ground: string): number {
  const [low = 0, high = 0] = [word, ground]
    .map((name) => {
      const colour = colours[name];
      if (colour === undefined) throw new Error(`theme.css has no --${name}`);
      return luminance([1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)));
    })
    .toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
