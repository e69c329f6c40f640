import { registerHooks } from 'node:module';

/**
 * Importing this has Drizzle loaded as CommonJS in this thread from then on. Its ES modules pass each other's exports
 * on in circles: linking them takes a second or two and 190 MB, where the same code as CommonJS takes a tenth of both.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const [, file] = /^(.*\/node_modules\/drizzle-orm\/.*)\.js$/.exec(resolved.url) ?? [];
    return file === undefined ? resolved : { ...resolved, url: `${file}.cjs`, format: 'commonjs' };
  },
});
