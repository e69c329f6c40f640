import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ParsedMail } from 'mailparser';
import pg from 'pg';
import { startEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { type BadLine, openBadLine } from '#server/testing/bad-line.ts';
import { type MailServer, startMailServer } from '../e2e/support/mail-server.ts';
import { freePort, type Running, startProduct } from '../e2e/support/product.ts';
import { type Member, registerMember } from '../e2e/support/submits.ts';

/** A product of the torture's own: its database, its mail server, and a line to each that can be made bad. */
export type Stage = {
  product: Running;
  dataDir: string;
  database: BadLine;
  mail: BadLine;
  mailServer: MailServer;
  /** What has arrived there. */
  mails: ParsedMail[];
  members: Member[];
  dossierId: number;
  /** Asks the database past the line. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Starts the product again, also elsewhere or with Node's parameters. */
  start(more?: { dataDir?: string; parameters?: string[] }): Promise<void>;
  stop(): Promise<void>;
};

const log = { info() {}, warn() {}, error() {} };

export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'dosebridge-torture-'));
  const cluster = await startEmbeddedDatabase({
    dataDir: join(folder, 'database'),
    log,
    onLost: () => undefined,
  });
  const pool = new pg.Pool({ ...cluster.connection, max: 2 });
  const socket = join(cluster.connection.host, `.s.PGSQL.${cluster.connection.port}`);
  const database = await openBadLine({ path: socket });
  const mailPort = await freePort();
  const mailServer = await startMailServer(mailPort);
  const mail = await openBadLine({ host: '127.0.0.1', port: mailPort });
  const environment = {
    DATABASE_URL: `postgres://dosebridge@127.0.0.1:${database.port}/dosebridge?sslmode=disable`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    SEED: 'demo',
  };
  const stage: Stage = {
    ...{ database, mail, mailServer, mails: mailServer.mails, members: [], dossierId: 0 },
    dataDir: join(folder, 'data'),
    product: await startProduct(join(folder, 'data'), environment),
    async query(text, values = []) {
      return (await pool.query(text, values)).rows;
    },
    async start({ dataDir = stage.dataDir, parameters = [] } = {}) {
      stage.dataDir = dataDir;
      stage.product = await startProduct(dataDir, environment, parameters);
    },
    async stop() {
      await stage.product.kill();
      await pool.end();
      await Promise.all([database.close(), mail.close()]);
      await mailServer.stop();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  stage.members = await Promise.all([1, 2, 3, 4].map(() => registerMember(stage.product.origin)));
  const [dossier] = await stage.query("select id from dossiers where state = 'published' limit 1");
  stage.dossierId = Number(dossier?.id);
  return stage;
}
