import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { inAscii } from './scripts/in-ascii.ts';

/**
 * What every page loads anyway, in few files instead of twenty: the libraries change rarely, the shell often. What of
 * the shell is fetched by itself (the bar of members, what its keys open, a dialog, toasts) has files of its own.
 */
const shared = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|get-nonce|clsx)\//,
  },
  { name: 'framework', test: /node_modules\/@mantine\/core\/esm\/core\/MantineProvider\/(?!use-props\/)/ },
  // What all of Mantine's parts are made with, of which only pages with fields have any.
  { name: 'fields', test: /node_modules\/@mantine\/core\/esm\/core\// },
  {
    name: 'shell',
    test: /src\/(app\/shell\/(?!toasts\/toast|find\/|shortcuts\/|bar\/member-nav|error-page\/problem-dialog)|[a-z-]+\.tsx?$|platform\/web\/(?!tables\/)|ui\/(theme\/[a-z-]+\.tsx?$|(action|mark|page)\/(button-link|empty-state|menu|page|page-meta|skeleton|toast)\.))/,
  },
  { name: 'shell', test: /contract\/roles\.ts$/ },
];

/**
 * Mantine's own colours and shadows, 300 lines that every page would load: the theme's come in their place, and of the
 * others nothing is drawn.
 */
const ownColours =
  /^\s*--mantine-(?:color-(?:white|black|text|body|(?:dark|gray|red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-[\w-]+)|(?:shadow|breakpoint|font-size)-\w+):[^;]+;\n/gm;
const withoutOwnColours = {
  name: 'without-mantine-colours',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /default-css-variables/ },
    handler: (sheet: string) => sheet.replaceAll(ownColours, ''),
  },
};

export default defineConfig(({ command }) => ({
  publicDir: 'public',
  plugins: [
    withoutOwnColours,
    reactRouter(),
    { ...inAscii, applyToEnvironment: ({ name }: { name: string }) => name === 'ssr' },
  ],
  resolve: {
    // Mantine's stylesheets in their cascade layer, so that our own modules win in whatever order they load.
    alias: [{ find: /^(@mantine\/\w+\/styles(?:\/\w+)?)\.css$/, replacement: '$1.layer.css' }],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: shared } } } } },
    // The server's door to the pages is the bundle's entry, so that both see one and the same router context.
    ssr: {
      build: { rolldownOptions: { input: './src/app/serve.ts' } },
      // The libraries of the pages with them: a start of the process else looks up 900 modules one by one.
      resolve: { noExternal: command === 'build' ? true : [] },
    },
  },
  // Found before the first page is asked for, so that a fresh start does not reload under the reader.
  optimizeDeps: {
    entries: [
      'src/{ui,forms,app/shell,platform/web}/**/*.{ts,tsx}',
      'src/**/*.page.tsx',
      'src/*.tsx',
      '!**/*.test.*',
    ],
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
}));
