import { join } from 'node:path';
import type { ParsedMail } from 'mailparser';
import pg from 'pg';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded.ts';
import { type BadLine, openBadLine } from '#testing/bad-line.ts';
import { startMailServer } from '#testing/running/mail-server.ts';
import {
  connectionOf,
  type Running,
  removeDataDir,
  seededDataDir,
  startProduct,
} from '#testing/running/product.ts';

type Start = {
  dataDir: string;
  /** On the database that the product keeps in its data folder, and not on the one behind the line. */
  isEmbedded: boolean;
  /** For Node, before the program. */
  parameters?: string[];
};

/** A product of the torture's own: its database, its mail server, and a line to each that can be made bad. */
export type Stage = Omit<Start, 'parameters'> & {
  product: Running;
  dossierId: number;
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

/** On a copy of the filled data folder of this run. */
export async function openStage({ isEmbedded }: Pick<Start, 'isEmbedded'>): Promise<Stage> {
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
    const home = await seededDataDir();
    steps.push(() => removeDataDir(home));
    if (!isEmbedded) {
      const cluster = await startEmbeddedDatabase({ dataDir: home, log, onLost: () => undefined });
      steps.push(() => cluster.stop());
    }
    const { host, port } = connectionOf(home);
    const database = await openBadLine({ path: join(String(host), `.s.PGSQL.${port}`) });
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
    async function launch(start: Start) {
      const environment: Record<string, string> = { SMTP_URL: `smtp://127.0.0.1:${mail.port}` };
      if (!start.isEmbedded)
        environment.DATABASE_URL = `postgres://dosebridge@127.0.0.1:${database.port}/dosebridge?sslmode=disable`;
      const product = await startProduct(start.dataDir, environment, start.parameters);
      await pool?.end();
      pool = new pg.Pool({ ...connectionOf(start.isEmbedded ? start.dataDir : home), max: 2 });
      // An embedded database may come to harm with its product.
      pool.on('error', () => undefined);
      const [dossier] = await query("select id from dossiers where state = 'published' limit 1");
      const { dataDir, isEmbedded } = start;
      return { product, dataDir, isEmbedded, dossierId: Number(dossier?.id) };
    }
    const stage: Stage = {
      ...(await launch({ dataDir: home, isEmbedded })),
      ...{ database, mail, mails: mailServer.mails, query, stop },
      async start(how) {
        const { dataDir, isEmbedded } = stage;
        Object.assign(stage, await launch({ dataDir, isEmbedded, ...how }));
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
