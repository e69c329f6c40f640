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
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie-es)\//,
  },
  {
    name: 'shell',
    test: /src\/(app\/shell\/(?!toasts\/toast|find\/|shortcuts\/|bar\/member-nav|error-page\/problem-dialog)|[a-z-]+\.tsx?$|platform\/web\/(?!tables\/)|ui\/(theme\/[a-z-]+\.tsx?$|(action|mark|page)\/(button-link|empty-state|menu|page|page-meta|skeleton|toast)\.))/,
  },
  { name: 'shell', test: /contract\/roles\.ts$/ },
];

export default defineConfig(({ command }) => ({
  publicDir: 'public',
  plugins: [
    reactRouter(),
    { ...inAscii, applyToEnvironment: ({ name }: { name: string }) => name === 'ssr' },
  ],
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
