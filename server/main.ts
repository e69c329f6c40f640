// First what decides how everything after it is loaded.
import './platform/database/lean-drizzle.ts';

await import('./process.ts');
