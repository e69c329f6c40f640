import { type ResolveFnOutput, registerHooks } from 'node:module';

const found = new Map<string, ResolveFnOutput>();

/**
 * Importing this has Drizzle loaded as CommonJS in this thread from then on. Its ES modules pass each other's exports
 * on in circles: linking them takes a second or two and 190 MB, where the same code as CommonJS takes a tenth of both.
 * What our own code imports by a name, of a package or of our own, is looked up once: Node else reads that package's
 * package.json again for each of some 2,000 imports, Drizzle's 180 kB among them.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOurs = !specifier.startsWith('.') && !context.parentURL?.includes('/node_modules/');
    const key = `${specifier} ${context.conditions.join()}`;
    const known = isOurs ? found.get(key) : undefined;
    if (known) return known;
    const resolved = nextResolve(specifier, context);
    const [, file] = /^(.*\/node_modules\/drizzle-orm\/.*)\.js$/.exec(resolved.url) ?? [];
    const lean: ResolveFnOutput =
      file === undefined ? resolved : { ...resolved, url: `${file}.cjs`, format: 'commonjs' };
    if (isOurs) found.set(key, { ...lean, shortCircuit: true });
    return lean;
  },
});
