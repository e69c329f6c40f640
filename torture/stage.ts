import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ParsedMail } from 'mailparser';
import pg from 'pg';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded.ts';
import { type BadLine, openBadLine } from '#testing/bad-line.ts';
import { startMailServer } from '#testing/running/mail-server.ts';
import { type Running, startProduct } from '#testing/running/product.ts';

type Place = { product: Running; dataDir: string; dossierId: number };
type Start = {
  dataDir: string;
  /** For Node, before the program. */
  parameters?: string[];
  /** On the database that the product keeps in its data folder, and not on the one behind the line. */
  isEmbedded?: boolean;
};

/** A product of the torture's own: its database, its mail server, and a line to each that can be made bad. */
export type Stage = Place & {
  database: BadLine;
  mail: BadLine;
  /** What has arrived at the mail server. */
  mails: ParsedMail[];
  /** Asks the product's database past the line. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Starts the product again, where it was or elsewhere. */
  start(how?: Partial<Start>): Promise<void>;
  /** Has something done when the stage stops, the last first. */
  atEnd(step: () => Promise<unknown>): void;
  stop(): Promise<void>;
};

const log = { info() {}, warn() {}, error() {} };

export async function openStage(): Promise<Stage> {
  const steps: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | undefined;
  async function undo(): Promise<void> {
    for (let step = steps.pop(); step !== undefined; step = steps.pop())
      await step().catch((error) => process.stderr.write(`not tidied up: ${error}\n`));
  }
  function stop(): Promise<void> {
    stopping ??= undo();
    return stopping;
  }
  try {
    const folder = await mkdtemp(join(tmpdir(), 'dosebridge-torture-'));
    steps.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    const cluster = await startEmbeddedDatabase({
      dataDir: join(folder, 'database'),
      log,
      onLost: () => undefined,
    });
    steps.push(() => cluster.stop());
    const socket = join(cluster.connection.host, `.s.PGSQL.${cluster.connection.port}`);
    const database = await openBadLine({ path: socket });
    steps.push(() => database.close());
    const mailServer = await startMailServer(0);
    steps.push(() => mailServer.stop());
    const mail = await openBadLine({ host: '127.0.0.1', port: mailServer.port });
    steps.push(() => mail.close());

    let pool: pg.Pool | undefined;
    steps.push(async () => pool?.end());
    async function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
      if (pool === undefined) throw new Error('there is no database yet');
      return (await pool.query(text, values)).rows;
    }
    async function launch({ dataDir, parameters = [], isEmbedded = false }: Start): Promise<Place> {
      const environment: Record<string, string> = {
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        SEED: 'demo',
      };
      if (!isEmbedded)
        environment.DATABASE_URL = `postgres://dosebridge@127.0.0.1:${database.port}/dosebridge?sslmode=disable`;
      const product = await startProduct(dataDir, environment, parameters);
      await pool?.end();
      const host = isEmbedded ? join(dataDir, 'postgres') : cluster.connection.host;
      pool = new pg.Pool({ ...cluster.connection, host, max: 2 });
      // An embedded database may come to harm with its product.
      pool.on('error', () => undefined);
      const [dossier] = await query("select id from dossiers where state = 'published' limit 1");
      return { product, dataDir, dossierId: Number(dossier?.id) };
    }
    const stage: Stage = {
      ...(await launch({ dataDir: join(folder, 'data') })),
      ...{ database, mail, mails: mailServer.mails, query, stop },
      async start(how) {
        Object.assign(stage, await launch({ dataDir: stage.dataDir, ...how }));
      },
      atEnd: (step) => void steps.push(step),
    };
    steps.push(() => stage.product.stop());
    return stage;
  } catch (error) {
    await stop();
    throw error;
  }
}
