import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded.ts';

// A process of its own for tests that kill one: holds the embedded database of the folder in its argument.
const [dataDir = ''] = process.argv.slice(2);
const log = { info() {}, warn: console.warn, error: console.error };
try {
  const { connection, stop } = await startEmbeddedDatabase({ dataDir, log, onLost: () => process.exit(3) });
  process.once('SIGTERM', () => stop().then(() => process.exit(0)));
  console.log(JSON.stringify({ connection }));
} catch (error) {
  console.log(JSON.stringify({ refused: error instanceof Error ? error.message : String(error) }));
  process.exit(2);
}
