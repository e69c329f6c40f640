import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { emailAddress } from '../../contract/fields.ts';
import { retention } from '../../contract/retention.ts';

const port = z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535);

function url(...protocols: string[]) {
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
}

/** Node knows the names of the IANA database, whatever their capitals. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const clamdPort = 3310;

/** Where a clamd listens, as ClamAV's own programs write it. */
function readClamdUrl(value: string): { host: string; port: number } | { path: string } | null {
  const path = /^unix:(?:\/\/)?(\/.+)$/.exec(value)?.[1];
  if (path !== undefined) return { path };
  if (!value.startsWith('tcp://') || !URL.canParse(value)) return null;
  const { hostname, port, pathname } = new URL(value);
  if (hostname === '' || (pathname !== '' && pathname !== '/')) return null;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? clamdPort : Number(port) };
}

const feePattern = /^(\d{1,12}(?:\.\d{1,4})?) (USD|EUR|GBP|CHF|INR)$/;

/** '2500 EUR', above nothing; null for none, and undefined for what is neither. */
function readDealFee(value: string) {
  if (value === 'none') return null;
  const [, amount = '0', currency] = feePattern.exec(value) ?? [];
  return Number(amount) > 0 && currency !== undefined
    ? { amount, currency: currency as 'USD' | 'EUR' | 'GBP' | 'CHF' | 'INR' }
    : undefined;
}

function readList(value: string): string[] {
  return value.split(',').map((entry) => entry.trim());
}

/** '192.0.2.1', '192.0.2.1:5353', '2001:db8::1' or '[2001:db8::1]:53': what Node's resolver takes, and no name. */
function isDnsServer(server: string): boolean {
  if (isIP(server) !== 0) return true;
  const address = `http://${server}`;
  if (!URL.canParse(address)) return false;
  const { hostname, host } = new URL(address);
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return isIP(bare) !== 0 && host === server;
}

const longestIdleHours = retention.unusedSessionDays * 24;
const idleHours = z.coerce
  .number({ error: 'must be a number of hours' })
  .int()
  .min(1)
  .max(longestIdleHours, `must be at most ${longestIdleHours} hours, as the privacy page says`);

const email = z.email('must be an e-mail address');

/** Every variable the product reads and what holds when it is not set (§18.4). What each means: docs/operations.md. */
export const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_OWNER_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_REPLICA_URL: url('postgres:', 'postgresql:').optional(),
  PUBLIC_URL: url('http:', 'https:').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().default('Dosebridge <no-reply@demo.example>'),
  DESK_EMAIL: email.default('desk@demo.example'),
  DESK_TIME_ZONE: z
    .string()
    .refine(isTimeZone, "must be the name of a time zone, such as 'Europe/London'")
    .default('Europe/London'),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: url('http:', 'https:').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  DNS_SERVERS: z
    .string()
    .refine(
      (value) => readList(value).every(isDnsServer),
      "must be addresses with or without a port, such as '192.0.2.1' or '[2001:db8::1]:53', separated by commas",
    )
    .optional(),
  CLAMD_URL: z
    .string()
    .refine(
      (value) => readClamdUrl(value) !== null,
      "must be 'tcp://host:port' or 'unix:/path/of/its/socket'",
    )
    .optional(),
  TRUST_PROXY: z.string().optional(),
  SEED: z.enum(['demo', 'none'], { error: "must be 'demo' or 'none'" }).optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  PROFESSIONAL_NETWORK_URL: url('http:', 'https:').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url('http:', 'https:').default('https://accounts.google.com'),
  LOOPBACK_ISSUERS: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('off'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRET_KEY_FALLBACKS: z
    .string()
    .refine(
      (value) => readList(value).every((key) => key.length >= 32),
      'must be keys of at least 32 characters, separated by commas',
    )
    .optional(),
  REQUIRE_ADMIN_SECOND_FACTOR: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('off'),
  REQUIRE_SECOND_FACTOR: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('off'),
  SESSION_IDLE_HOURS: idleHours.default(longestIdleHours),
  ADMIN_SESSION_IDLE_HOURS: idleHours.default(12),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(0)
    .max(60, 'must be at most 60 seconds')
    .optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  SIGNING_P12: z.string().optional(),
  SIGNING_PASSPHRASE: z.string().optional(),
  DEAL_FEE: z
    .string()
    .refine(
      (value) => readDealFee(value) !== undefined,
      "must be an amount and its currency, as '2500 EUR', or 'none'",
    )
    .default('none'),
  RATE_LIMITS: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: "must be one of 'fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'",
    })
    .default('info'),
});

export type Settings = ReturnType<typeof readSettings>;

/** A variable that cannot be what it says: the start ends with this message and nothing else. */
export class SettingsError extends Error {}

const loopback = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** Whether only this machine reaches the product: it listens on loopback, and no proxy is said to stand before it. */
function isReachedFromHereAlone({ HOST, PUBLIC_URL }: z.output<typeof environment>): boolean {
  return loopback.has(HOST) && (PUBLIC_URL === undefined || loopback.has(new URL(PUBLIC_URL).hostname));
}

/** The demo people's password is known to everybody: unless asked for by hand, they are for this machine alone. */
function whatOfDemo(values: z.output<typeof environment>) {
  const fromHereAlone = isReachedFromHereAlone(values);
  return {
    seedDemo:
      (values.SEED ?? (values.DATABASE_URL === undefined && fromHereAlone ? 'demo' : 'none')) === 'demo',
    admitsDemoPeople: values.SEED === 'demo' || fromHereAlone,
    demoBanner: values.SEED === 'demo',
  };
}

function whoNeedsSecondFactor(values: z.output<typeof environment>): 'nobody' | 'admins' | 'everybody' {
  if (values.REQUIRE_SECOND_FACTOR === 'on') return 'everybody';
  return values.REQUIRE_ADMIN_SECOND_FACTOR === 'on' ? 'admins' : 'nobody';
}

function cannotStart(...faults: string[]): string {
  return ['Cannot start with these settings.', ...faults].join('\n  ');
}

/** What cannot be together, though each by itself could be. */
function faultBetween(values: z.output<typeof environment>): string | undefined {
  if (values.RATE_LIMITS === 'off' && !loopback.has(values.HOST)) {
    return `RATE_LIMITS: may be 'off' only while HOST is loopback, and HOST is ${values.HOST}`;
  }
  if (values.LOOPBACK_ISSUERS === 'on' && !loopback.has(values.HOST)) {
    return `LOOPBACK_ISSUERS: may be 'on' only while HOST is loopback, and HOST is ${values.HOST}`;
  }
  if (values.DATABASE_REPLICA_URL !== undefined && values.DATABASE_URL === undefined) {
    return 'DATABASE_REPLICA_URL: the embedded database has no replica; set DATABASE_URL too';
  }
  if (values.DATABASE_OWNER_URL !== undefined && values.DATABASE_URL === undefined) {
    return 'DATABASE_OWNER_URL: the embedded database has an owner of its own; set DATABASE_URL too';
  }
  if ((values.ADMIN_EMAIL === undefined) !== (values.ADMIN_PASSWORD === undefined)) {
    return 'ADMIN_EMAIL and ADMIN_PASSWORD: set both or neither';
  }
  if ((values.GOOGLE_CLIENT_ID === undefined) !== (values.GOOGLE_CLIENT_SECRET === undefined)) {
    return 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither';
  }
  if (values.SIGNING_P12 === undefined && values.SIGNING_PASSPHRASE !== undefined) {
    return 'SIGNING_PASSPHRASE: it opens SIGNING_P12, which is not set';
  }
  if (values.METRICS_PORT !== undefined && values.METRICS_PORT === values.PORT && values.PORT !== 0) {
    return 'METRICS_PORT: must be another port than PORT, which everybody reaches';
  }
  const issuer = new URL(values.GOOGLE_ISSUER);
  return issuer.protocol === 'http:' && !loopback.has(issuer.hostname)
    ? 'GOOGLE_ISSUER: may be http:// only on loopback, for tests'
    : undefined;
}

/** Reads the environment once. Nothing else in the product reads it. Throws SettingsError naming the variable. */
export function readSettings(env: NodeJS.ProcessEnv) {
  // An empty variable is one that is not set: compose files and shells make little difference between them.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(cannotStart(...faults));
  }
  const values = parsed.data;
  const fault = faultBetween(values);
  if (fault !== undefined) throw new SettingsError(cannotStart(fault));
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/(?<!\/)\/+$/, ''),
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    deskEmail: values.DESK_EMAIL,
    deskTimeZone: values.DESK_TIME_ZONE,
    s3:
      values.S3_BUCKET === undefined
        ? undefined
        : {
            bucket: values.S3_BUCKET,
            endpoint: values.S3_ENDPOINT,
            region: values.S3_REGION,
            accessKeyId: values.S3_ACCESS_KEY_ID,
            secretAccessKey: values.S3_SECRET_ACCESS_KEY,
          },
    redisUrl: values.REDIS_URL,
    dnsServers: values.DNS_SERVERS === undefined ? [] : readList(values.DNS_SERVERS),
    clamd: values.CLAMD_URL === undefined ? undefined : (readClamdUrl(values.CLAMD_URL) ?? undefined),
    trustProxy: values.TRUST_PROXY === undefined ? undefined : readList(values.TRUST_PROXY),
    ...whatOfDemo(values),
    firstAdmin:
      values.ADMIN_EMAIL === undefined || values.ADMIN_PASSWORD === undefined
        ? undefined
        : { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    professionalNetworkUrl: values.PROFESSIONAL_NETWORK_URL,
    google:
      values.GOOGLE_CLIENT_ID === undefined || values.GOOGLE_CLIENT_SECRET === undefined
        ? undefined
        : {
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
            issuer: new URL(values.GOOGLE_ISSUER),
          },
    loopbackIssuers: values.LOOPBACK_ISSUERS === 'on',
    signing:
      values.SIGNING_P12 === undefined
        ? undefined
        : { p12: resolve(values.SIGNING_P12), passphrase: values.SIGNING_PASSPHRASE ?? '' },
    dealFee: readDealFee(values.DEAL_FEE) ?? null,
    secretKey: values.SECRET_KEY,
    secretKeyFallbacks:
      values.SECRET_KEY_FALLBACKS === undefined ? [] : readList(values.SECRET_KEY_FALLBACKS),
    secondFactorNeededBy: whoNeedsSecondFactor(values),
    sessionIdle: { hours: values.SESSION_IDLE_HOURS, adminHours: values.ADMIN_SESSION_IDLE_HOURS },
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    // One process on a database of its own has no neighbour that a balancer could turn to.
    drainSeconds: values.DRAIN_SECONDS ?? (values.DATABASE_URL === undefined ? 0 : 5),
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    rateLimits: values.RATE_LIMITS === 'on',
    logLevel: values.LOG_LEVEL,
  };
}
