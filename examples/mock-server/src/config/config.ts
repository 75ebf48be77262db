import { resolve } from 'node:path';
import type * as z from 'zod';
import { ConfigError } from './config-error';
import { MIB } from './setting';
import type { S3Address } from './s3-address';
import { environmentSchema, settings, type LOG_LEVELS, type ROLES } from './settings';

/** Everything that can be set about a server. Sizes are in bytes. */
export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** The database that keeps rows; without an address they are in the data folder. */
  readonly store: { readonly url: string | undefined; readonly connections: number };
  /** What the server does: it answers calls (`web`), does jobs (`worker`), or both. */
  readonly role: ServerRole;
  /** Where people reach the server, without a slash at its end; undefined: `http://localhost` and the port it listens on. */
  readonly publicUrl: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Whether a first start makes the demo account and its Code. */
  readonly demo: boolean;
  /** Whether the mailbox and the demo account may be reached from elsewhere. */
  readonly openToStrangers: boolean;
  /** Whether the server looks by itself where laws are published. */
  readonly watch: boolean;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  /** Who gets what visitors write with the contact form; at least one address. */
  readonly contactMail: readonly string[];
  /** Addresses of admins. */
  readonly admins: readonly string[];
  /** The age identity of the stored files, if it is not in the key file. */
  readonly key: string | undefined;
  /** Where files and texts are kept; undefined: in the data folder. */
  readonly blobs: S3Address | undefined;
  /** Where servers meet; undefined: there is one. */
  readonly redisUrl: string | undefined;
  /** Where figures of the server are answered; undefined: nothing is measured. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** The built app to serve; undefined: the one of this repository. */
  readonly hostAppDir: string | undefined;
  /** How many proxies in front of the server are trusted to name the caller's address. */
  readonly trustProxy: number;
  /** Foreign origins that may call the API and open the live channel. */
  readonly allowedOrigins: readonly string[];
  /** Foreign origins that may show the app in a frame. */
  readonly frameAncestors: readonly string[];
  readonly limits: {
    readonly documentBytes: number;
    readonly attachmentBytes: number;
    readonly quotaBytes: number;
    /** Codes that a user may own. */
    readonly codes: number;
  };
  /** How much people may write, as it is stored: one user in all Codes, and everybody in one Code. */
  readonly texts: { readonly userBytes: number; readonly codeBytes: number };
  readonly pdf: {
    readonly workers: number | undefined;
    readonly timeoutMs: number;
    readonly memoryBytes: number;
  };
  readonly rates: RateConfig;
}

/** A part that servers on one database can be given. */
export type ServerRole = (typeof ROLES)[number];

/** How many tries are allowed: reading calls and as many writing ones of a user, or from an IP address without a session, per minute; wrong log-ins per 15 minutes (for an e-mail address and IP address, and for an IP address), registrations and mails per hour, and annotations and notes that a user shares by e-mail per hour. 0: no limit. */
export interface RateConfig {
  readonly calls: number;
  readonly login: number;
  readonly loginPerIp: number;
  /** Wrong codes of a second factor, of an account and of a logged-in user, per 15 minutes. */
  readonly secondFactor: number;
  readonly register: number;
  readonly mail: number;
  readonly share: number;
  /** Messages with the contact form from an IP address, per hour. */
  readonly contact: number;
  /** How often a user mentions somebody, per hour. */
  readonly mention: number;
  /** Addresses that a user invites, and requests for access of a user, per hour. */
  readonly invite: number;
  readonly request: number;
  /** Exports of an account, and imports into one, per hour. */
  readonly export: number;
  readonly import: number;
}

/** A configuration, and the names in the environment that look like ours but are none. */
export interface ReadConfig {
  readonly config: ServerConfig;
  readonly unknownNames: readonly string[];
}

/** Reads the configuration from an environment; relative folders are taken from `cwd`. Throws `ConfigError` that names every wrong value. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, cwd: string): ReadConfig {
  const names = Object.keys(settings);
  const given = Object.fromEntries(names.flatMap((name) => (env[name]?.trim() ? [[name, env[name]]] : [])));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  const missing = missingForRole(parsed.data);
  if (missing.length > 0) throw new ConfigError(missing);
  return {
    config: toConfig(parsed.data, cwd),
    unknownNames: Object.keys(env).filter((name) => name.startsWith('GLOSSATOR_') && !names.includes(name)),
  };
}

/** What is not set that a server with only a part needs. */
function missingForRole({ ROLE, STORE_URL, PUBLIC_URL }: z.infer<typeof environmentSchema>): string[] {
  if (ROLE === 'all') return [];
  const needsAddress = ROLE === 'worker' && PUBLIC_URL === undefined;
  return [
    ...(STORE_URL === undefined
      ? [`ROLE: “${ROLE}” needs STORE_URL, the database where servers share their jobs`]
      : []),
    ...(needsAddress ? ['ROLE: “worker” needs PUBLIC_URL, to which the links in its mails lead'] : []),
  ];
}

function toConfig(env: z.infer<typeof environmentSchema>, cwd: string): ServerConfig {
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(cwd, env.DATA_DIR),
    store: { url: env.STORE_URL, connections: env.STORE_CONNECTIONS },
    role: env.ROLE,
    publicUrl: env.PUBLIC_URL,
    logLevel: env.LOG_LEVEL,
    demo: env.DEMO,
    openToStrangers: env.OPEN_TO_STRANGERS,
    watch: env.WATCH === 'on',
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    contactMail:
      [env.CONTACT_MAIL, env.ADMINS, [addressIn(env.MAIL_FROM)]].find(({ length }) => length > 0) ?? [],
    admins: env.ADMINS,
    key: env.GLOSSATOR_KEY,
    blobs: env.BLOB_URL,
    redisUrl: env.REDIS_URL,
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    hostAppDir: env.HOST_APP_DIR === undefined ? undefined : resolve(cwd, env.HOST_APP_DIR),
    trustProxy: env.TRUST_PROXY,
    allowedOrigins: env.ALLOWED_ORIGINS,
    frameAncestors: env.FRAME_ANCESTORS,
    limits: {
      documentBytes: env.DOCUMENT_MAX_MIB * MIB,
      attachmentBytes: env.ATTACHMENT_MAX_MIB * MIB,
      quotaBytes: env.QUOTA_MIB * MIB,
      codes: env.CODES_PER_USER,
    },
    texts: { userBytes: env.TEXT_QUOTA_MIB * MIB, codeBytes: env.CODE_TEXT_MIB * MIB },
    pdf: { workers: env.PDF_WORKERS, timeoutMs: env.PDF_TIMEOUT_MS, memoryBytes: env.PDF_MEMORY_MIB * MIB },
    rates: {
      calls: env.RATE_CALLS,
      login: env.RATE_LOGIN,
      loginPerIp: env.RATE_LOGIN_PER_IP,
      secondFactor: env.RATE_SECOND_FACTOR,
      register: env.RATE_REGISTER,
      mail: env.RATE_MAIL,
      share: env.RATE_SHARE,
      contact: env.RATE_CONTACT,
      mention: env.RATE_MENTION,
      invite: env.RATE_INVITE,
      request: env.RATE_REQUEST,
      export: env.RATE_EXPORT,
      import: env.RATE_IMPORT,
    },
  };
}

/** The address of a sender: `Name <name@host>`, or the address alone. */
function addressIn(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
}
