/**
 * zod would try whether it may make functions of strings. In a page it may not, and each try is reported as a breach. It
 * is told where it looks for what holds for all of it, so that a page without schemas need not load it.
 */
if (!import.meta.env.SSR) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
