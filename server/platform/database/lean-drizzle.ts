import { registerHooks } from 'node:module';

/**
 * Importing this has Drizzle loaded as CommonJS in this thread from then on. Its ES modules pass each other's exports
 * on in circles: linking them takes a second or two and 190 MB, where the same code as CommonJS takes a tenth of both.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return resolved;
    return { ...resolved, url: resolved.url.replace(/\.js$/, '.cjs'), format: 'commonjs' };
  },
});
