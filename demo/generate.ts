// First what decides how everything after it is loaded.
import '#platform/server/process/compile-cache.ts';
import '#platform/server/database/lean-drizzle.ts';

await import('./generation.ts');
