/**
 * The server's configuration: one schema over command line and environment, parsed once at start, frozen, handed on.
 * A wrong value names itself and stops the start. Nothing else reads `process.env`.
 */
import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD_PATTERN } from '@fms/domain/version';
import { z } from 'zod';
import type { BucketSetting } from '../blob/bucket/bucket-client.ts';
import { StartFailure } from '../failure/start-failure.ts';
import { type LogLevel, logLevels } from '../log/logger.ts';
import { readFlags } from './flag.ts';

export interface Config {
  /** `demonstration` is `npm start`: this machine only. `live` is real use. */
  mode: 'demonstration' | 'live';
  /** Address to listen on. */
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Absolute path of the one folder that holds everything the server keeps. */
  dataFolder: string;
  /** Where people reach the server; null in the demonstration, which is reached at what it listens on. */
  publicUrl: URL | null;
  /** Proxies whose X-Forwarded-* headers are believed: addresses, networks, or words such as `loopback`. */
  trustProxy: readonly string[];
  /** PostgreSQL; null keeps the embedded store in the data folder. */
  databaseUrl: string | null;
  /** ClickHouse; null keeps telemetry in the data folder. */
  clickhouseUrl: string | null;
  /** S3 store for files; null keeps them in the data folder. */
  bucket: BucketSetting | null;
  logLevel: LogLevel;
  /** Where mails go; null keeps them in the outbox, for admins to read. */
  smtpUrl: URL | null;
  /** Sender of mails, e.g. `Fleet <fleet@example.org>`; null is made up from the public address. */
  mailFrom: string | null;
  /** Who gets problem reports; null is every admin. */
  feedbackTo: string | null;
  /** Look-up of places, e.g. `https://ip.example.org/{ip}/json`; null for no look-up. */
  ipGeoUrl: string | null;
  /** The OpenID Connect provider; null leaves what `appSetting.json` says. */
  singleSignOn: SingleSignOnConfig | null;
  /** Program and arguments that a file for a ship is offered to, its path last; null releases files unlooked at. */
  fileScanner: readonly string[] | null;
  /** Shown as a bearer token by who reads `/metrics`; null allows reading in the demonstration, on this machine alone. */
  metricsToken: string | null;
  /** The commit the server was built from, which tells builds of one version apart; empty where it is not told. */
  build: string;
  /** Push messages may go to this very machine: for tests, which no flag or variable turns on. */
  pushToLoopback: boolean;
  /** The built web application. */
  webFolder: string;
}

export interface SingleSignOnConfig {
  /** Issuer address, e.g. `https://login.microsoftonline.com/<tenant>/v2.0`. */
  authority: string;
  clientId: string;
  scopes: string[];
}

const DEFAULT_PORT = 8080;
const LOOPBACK = '127.0.0.1';
const WEB_FOLDER = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const PROXY_WORDS = ['loopback', 'linklocal', 'uniquelocal'];

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535);

const publicUrl = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine(({ pathname, search, hash }) => pathname === '/' && !search && !hash);

const proxy = z.string().refine((text) => {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0) return false;
  if (PROXY_WORDS.includes(text)) return true;
  const version = isIP(address);
  return version > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)));
});

const onThisMachine = ({ hostname }: URL) => ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);

const authority = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).protocol === 'https:' || onThisMachine(new URL(text)));

/** Of most stores that are no AWS; they check that it is the one they were set up with. */
const USUAL_REGION = 'us-east-1';

const readBucket = ({ origin, username, password, pathname, searchParams }: URL): BucketSetting => ({
  endpoint: origin,
  bucket: pathname.replaceAll('/', ''),
  accessKey: decodeURIComponent(username),
  secretKey: decodeURIComponent(password),
  region: searchParams.get('region') ?? USUAL_REGION,
});

const notYet = z.undefined();

/** What each input must be, in words that follow "must be"; the environment's names are upper case. */
const inputs = {
  '--port': [port.optional(), 'a whole number from 0 to 65535'],
  '--data': [z.string().min(1).optional(), 'the path of a folder'],
  '--no-open': [z.boolean().optional(), 'given without a value'],
  '--live': [z.boolean().optional(), 'given without a value'],
  '--public-url': [publicUrl.optional(), 'an address without a path, such as https://fleet.example.org'],
  '--host': [
    z
      .string()
      .refine((text) => isIP(text) > 0 || text === 'localhost')
      .optional(),
    'an IP address to listen on',
  ],
  '--trust-proxy': [
    z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(z.array(proxy))
      .optional(),
    `a list of addresses or networks, or ${PROXY_WORDS.join(', ')}`,
  ],
  '--services': [notYet, null],
  DATABASE_URL: [z.url({ protocol: /^postgres(ql)?$/ }).optional(), 'an address such as postgres://user@host/database'],
  LOG_LEVEL: [z.enum(logLevels).optional(), `one of ${logLevels.join(', ')}`],
  CLICKHOUSE_URL: [z.url({ protocol: /^https?$/ }).optional(), 'an address such as https://user@host:8443/database'],
  REDIS_URL: [notYet, null],
  BLOB_URL: [
    z
      .url({ protocol: /^https?$/ })
      .transform((text) => new URL(text))
      .refine(
        ({ username, password, pathname }) =>
          username && password && /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/.test(pathname),
      )
      .transform(readBucket)
      .optional(),
    'an address such as https://key:secret@s3.example.org/bucket?region=eu-north-1',
  ],
  MQTT_URL: [notYet, null],
  SMTP_URL: [
    z
      .url({ protocol: /^smtps?$/ })
      .transform((text) => new URL(text))
      .optional(),
    'an address such as smtps://user:password@mail.example.org',
  ],
  MAIL_FROM: [z.string().min(3).optional(), 'a sender such as Fleet <fleet@example.org>'],
  FEEDBACK_TO: [z.email().optional(), 'an email address'],
  IP_GEO_URL: [
    z
      .url({ protocol: /^https?$/ })
      .refine((text) => /\{ip\}|%7Bip%7D/i.test(text))
      .optional(),
    'an address with {ip} in it, such as https://ip.example.org/{ip}/json',
  ],
  FILE_SCANNER: [
    z
      .string()
      .transform((text) => text.trim().split(/\s+/))
      .refine(([program = '']) => isAbsolute(program))
      .optional(),
    'the absolute path of a program and its arguments, such as /usr/bin/clamscan --no-summary',
  ],
  SSO_AUTHORITY: [authority.optional(), 'the issuer address of an OpenID Connect provider, over https'],
  SSO_TENANT: [
    z
      .string()
      .regex(/^[\w.-]+$/)
      .refine((text) => !['common', 'organizations', 'consumers'].includes(text))
      .optional(),
    'the id of one Microsoft Entra tenant',
  ],
  SSO_CLIENT_ID: [z.string().min(1).optional(), 'the client id given by the provider'],
  SSO_SCOPES: [
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter((scope) => scope !== ''))
      .refine((scopes) => scopes.includes('openid'))
      .optional(),
    'a list of scopes with openid among them',
  ],
  METRICS_TOKEN: [
    z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/)
      .optional(),
    'a token of 16 to 200 printable characters without blanks',
  ],
  BUILD_COMMIT: [z.string().regex(BUILD_PATTERN).optional(), 'the commit of a build, 1 to 40 letters, digits, - and .'],
  SENTRY_DSN: [notYet, null],
} as const satisfies Record<string, readonly [z.ZodType, string | null]>;

type Name = keyof typeof inputs;
type Parsed = { [N in Name]: z.output<(typeof inputs)[N][0]> };

/** Values that may hold a password or a key are not repeated on the terminal. */
const SECRET: readonly Name[] = [
  'DATABASE_URL',
  'CLICKHOUSE_URL',
  'BLOB_URL',
  'SMTP_URL',
  'IP_GEO_URL',
  'METRICS_TOKEN',
];

function parse(given: Record<string, unknown>): Parsed {
  const parsed = Object.entries(inputs).map(([name, [schema, must]]) => {
    // An empty variable is how a shell or a compose file says "not set".
    const value = given[name] === '' && !name.startsWith('--') ? undefined : given[name];
    const result = schema.safeParse(value);
    if (result.success) return [name, result.data];
    if (must === null) throw new StartFailure(`${name} is not supported yet: leave it out.`);
    const shown = SECRET.includes(name as Name) ? '' : `, not '${value}'`;
    throw new StartFailure(`${name} must be ${must}${shown}.`);
  });
  return Object.fromEntries(parsed) as Parsed;
}

/** What only real use may ask for, and what it must. */
function checkMode(parsed: Parsed): void {
  if (parsed['--live']) {
    if (!parsed['--public-url']) throw new StartFailure('--live needs --public-url, the address people will open.');
    return;
  }
  const liveOnly = (['--public-url', '--host', '--trust-proxy'] as const).find((name) => parsed[name] !== undefined);
  if (liveOnly && parsed[liveOnly] !== LOOPBACK) {
    throw new StartFailure(`${liveOnly} needs --live: the demonstration answers this machine only.`);
  }
}

const ENTRA = 'https://login.microsoftonline.com';
const SCOPES = ['openid', 'profile', 'email'];
/** A scope of Microsoft Graph: reads the user's own entry of the directory (§7.12). */
const DIRECTORY_READ = 'User.Read';

/** Microsoft Entra when only tenant and client are given; one of them alone is a mistake and not a choice. */
function singleSignOnOf(parsed: Parsed): SingleSignOnConfig | null {
  const { SSO_AUTHORITY, SSO_TENANT, SSO_CLIENT_ID: clientId, SSO_SCOPES } = parsed;
  const issuer = SSO_AUTHORITY ?? (SSO_TENANT ? `${ENTRA}/${SSO_TENANT}/v2.0` : undefined);
  if (issuer === undefined && clientId === undefined) return null;
  if (issuer === undefined) throw new StartFailure('SSO_CLIENT_ID needs SSO_AUTHORITY or SSO_TENANT.');
  if (clientId === undefined) throw new StartFailure('SSO_AUTHORITY and SSO_TENANT need SSO_CLIENT_ID.');
  // The scope by which Entra exposes a product's own API; other providers name theirs in SSO_SCOPES.
  const entraScopes = [`api://${clientId}/access_as_user`, ...SCOPES, DIRECTORY_READ];
  return { authority: issuer, clientId, scopes: SSO_SCOPES ?? (SSO_AUTHORITY ? SCOPES : entraScopes) };
}

/** Reads the configuration from flags and environment; throws a `StartFailure` of one sentence. */
export function readConfig(args: readonly string[], environment: Record<string, string | undefined>): Config {
  const flags = Object.entries(readFlags(args)).map(([name, value]) => [`--${name}`, value]);
  const parsed = parse({ ...environment, ...Object.fromEntries(flags) });
  checkMode(parsed);
  const live = parsed['--live'] ?? false;
  return Object.freeze<Config>({
    mode: live ? 'live' : 'demonstration',
    host: parsed['--host'] ?? LOOPBACK,
    port: parsed['--port'] ?? DEFAULT_PORT,
    dataFolder: resolve(parsed['--data'] ?? 'data'),
    publicUrl: parsed['--public-url'] ?? null,
    trustProxy: Object.freeze(parsed['--trust-proxy'] ?? []),
    databaseUrl: parsed.DATABASE_URL ?? null,
    clickhouseUrl: parsed.CLICKHOUSE_URL ?? null,
    bucket: parsed.BLOB_URL ?? null,
    logLevel: parsed.LOG_LEVEL ?? (live ? 'info' : 'warn'),
    smtpUrl: parsed.SMTP_URL ?? null,
    mailFrom: parsed.MAIL_FROM ?? null,
    feedbackTo: parsed.FEEDBACK_TO ?? null,
    ipGeoUrl: parsed.IP_GEO_URL ?? null,
    singleSignOn: singleSignOnOf(parsed),
    fileScanner: parsed.FILE_SCANNER ?? null,
    metricsToken: parsed.METRICS_TOKEN ?? null,
    build: parsed.BUILD_COMMIT ?? '',
    pushToLoopback: false,
    webFolder: WEB_FOLDER,
  });
}

/** The configuration of this process. */
export function readProcessConfig(): Config {
  return readConfig(process.argv.slice(2), process.env);
}
