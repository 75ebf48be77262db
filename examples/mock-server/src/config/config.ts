import { resolve } from 'node:path';
import * as z from 'zod';
import { ConfigError } from './config-error';
import { address, flag, MIB, oneOf, origins, text, wholeNumber } from './setting';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** Every environment variable the server reads. Sizes are in MiB, times in milliseconds, rates per their window; 0 switches a rate limit off. */
const settings = {
  PORT: wholeNumber(0, 65_535).optional(),
  HOST: text().optional(),
  DATA_DIR: text().optional(),
  PUBLIC_URL: address('http:', 'https:').optional(),
  LOG_LEVEL: oneOf(LOG_LEVELS).optional(),
  DEMO: flag().optional(),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: text().optional(),
  GLOSSATOR_KEY: text().optional(),
  HOST_APP_DIR: text().optional(),
  TRUST_PROXY: wholeNumber(0, 10).optional(),
  ALLOWED_ORIGINS: origins().optional(),
  FRAME_ANCESTORS: origins().optional(),
  DOCUMENT_MAX_MIB: wholeNumber(1, 4096).optional(),
  ATTACHMENT_MAX_MIB: wholeNumber(1, 4096).optional(),
  QUOTA_MIB: wholeNumber(1, 10_485_760).optional(),
  PDF_WORKERS: wholeNumber(1, 64).optional(),
  PDF_TIMEOUT_MS: wholeNumber(100, 600_000).optional(),
  PDF_MEMORY_MIB: wholeNumber(64, 65_536).optional(),
  RATE_LOGIN: wholeNumber(0, 1_000_000).optional(),
  RATE_LOGIN_PER_IP: wholeNumber(0, 1_000_000).optional(),
  RATE_REGISTER: wholeNumber(0, 1_000_000).optional(),
  RATE_MAIL: wholeNumber(0, 1_000_000).optional(),
  RATE_SHARE: wholeNumber(0, 1_000_000).optional(),
};

/** Everything that can be set about a server. Sizes are in bytes. */
export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** Where people reach the server, without a slash at its end; undefined: `http://localhost` and the port it listens on. */
  readonly publicUrl: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Whether a first start makes the demo account and its Code. */
  readonly demo: boolean;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  /** The age identity of the stored files, if it is not in the key file. */
  readonly key: string | undefined;
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
  };
  readonly pdf: {
    readonly workers: number | undefined;
    readonly timeoutMs: number | undefined;
    readonly memoryMib: number | undefined;
  };
  readonly rates: RateConfig;
}

/** How many tries are allowed: wrong log-ins per 15 minutes (for an e-mail address and IP address, and for an IP address), registrations and mails per hour, and things that a user shares by e-mail per hour. 0: no limit. */
export interface RateConfig {
  readonly login: number;
  readonly loginPerIp: number;
  readonly register: number;
  readonly mail: number;
  readonly share: number;
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
  const parsed = z.object(settings).safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  return {
    config: withDefaults(parsed.data, cwd),
    unknownNames: Object.keys(env).filter((name) => name.startsWith('GLOSSATOR_') && !names.includes(name)),
  };
}

function withDefaults(env: z.infer<z.ZodObject<typeof settings>>, cwd: string): ServerConfig {
  return {
    port: env.PORT ?? 4000,
    host: env.HOST ?? '127.0.0.1',
    dataDir: resolve(cwd, env.DATA_DIR ?? '.data'),
    publicUrl: env.PUBLIC_URL,
    logLevel: env.LOG_LEVEL ?? 'info',
    demo: env.DEMO ?? true,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? 'Glossator <no-reply@glossator.example>' },
    key: env.GLOSSATOR_KEY,
    hostAppDir: env.HOST_APP_DIR === undefined ? undefined : resolve(cwd, env.HOST_APP_DIR),
    trustProxy: env.TRUST_PROXY ?? 0,
    allowedOrigins: env.ALLOWED_ORIGINS ?? [],
    frameAncestors: env.FRAME_ANCESTORS ?? [],
    limits: {
      documentBytes: (env.DOCUMENT_MAX_MIB ?? 200) * MIB,
      attachmentBytes: (env.ATTACHMENT_MAX_MIB ?? 16) * MIB,
      quotaBytes: (env.QUOTA_MIB ?? 1024) * MIB,
    },
    pdf: { workers: env.PDF_WORKERS, timeoutMs: env.PDF_TIMEOUT_MS, memoryMib: env.PDF_MEMORY_MIB },
    rates: {
      login: env.RATE_LOGIN ?? 10,
      loginPerIp: env.RATE_LOGIN_PER_IP ?? 50,
      register: env.RATE_REGISTER ?? 10,
      mail: env.RATE_MAIL ?? 3,
      share: env.RATE_SHARE ?? 30,
    },
  };
}
