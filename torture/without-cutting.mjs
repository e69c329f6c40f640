// `node --import`: a product that cuts no slow client. The fault that the torture has to find, put in from outside.
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/server/limits/slow-clients.ts')) return next(url, context);
    return { format: 'module', shortCircuit: true, source: 'export function cutSlowClients() {}' };
  },
});
