import type { Logger } from 'pino';
import { createLog } from '#platform/server/process/log.ts';
import { readSettings, SettingsError } from '#platform/server/settings/settings.ts';
import { type Product, startProduct } from './product.ts';
import { startWhenDatabaseAnswers } from './start-when-database-answers.ts';

/** How long requests in flight may take to finish once the process is told to stop. */
const stopLimit = 60_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const product = await startWhenDatabaseAnswers(() => startProduct(settings, log), log);
  goDownOnSignals(product, log, stopLimit + settings.drainSeconds * 1000);
  const demo = settings.seedDemo
    ? '\n  Demo people: admin@demo.example, seller@demo.example, investor@demo.example\n  Password:    connect-and-grow\n'
    : '';
  process.stdout.write(`\n  Dosebridge is ready: ${product.address}\n${demo}\n`);
}

/** Ctrl-C under npm arrives twice: from the terminal, and from npm. Only a later one is a person losing patience. */
const echoLimit = 2_000;

function goDownOnSignals(product: Product, log: Logger, limit: number): void {
  let stoppingSince: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > echoLimit) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      log.info({ signal }, 'going down: requests in flight are finished first');
      const timer = setTimeout(() => {
        log.error('requests in flight took too long; stopping without them');
        process.exit(1);
      }, limit);
      await product.stop();
      clearTimeout(timer);
      process.exit(0);
    });
  }
}

try {
  await main();
} catch (error) {
  // Faults of settings and surroundings are told in plain words; anything else with its trace.
  const told =
    error instanceof SettingsError || (error instanceof Error && error.name === 'EmbeddedDatabaseError');
  process.stderr.write(`${told ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
