import * as z from 'zod';
import { address, addresses, flag, oneOf, origins, s3Address, text, wholeNumber } from './setting';

/** The levels of the log, from the most to the least detailed. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** The parts of a server: it answers calls, does jobs, or both. */
export const ROLES = ['all', 'web', 'worker'] as const;

/** What the documentation says about a setting (`scripts/settings-table.mjs`). */
interface SettingText {
  /** What it is for, in Markdown. */
  readonly description: string;
  /** Of a number: what it counts. */
  readonly unit?: string;
  /** What applies without it, in Markdown, where that is not a value of its own. */
  readonly otherwise?: string;
}

const setting = <Schema extends z.ZodType>(schema: Schema, about: SettingText) => ({ schema, ...about });

/** Every environment variable that the server reads, with its default: the one source of the configuration and of its documentation. */
export const settings = {
  PORT: setting(wholeNumber(0, 65_535).default(4000), {
    description: 'port to listen on; `0` lets the system choose one',
  }),
  HOST: setting(text().default('127.0.0.1'), {
    description: 'address to listen on; `0.0.0.0` for all addresses of the machine',
  }),
  DATA_DIR: setting(text().default('.data'), {
    description: 'folder of all data; the key of the stored files is beside it (`.data.key`)',
  }),
  STORE_URL: setting(address('postgres:', 'postgresql:').optional(), {
    description:
      'PostgreSQL (15 or newer) that keeps accounts and Codes, `postgres://user:password@host/database`; files stay in `DATA_DIR` unless `BLOB_URL` says otherwise. Its user may create a schema (`glossator_jobs`). Several servers may share it',
    otherwise: 'none: they are kept in `DATA_DIR`',
  }),
  STORE_CONNECTIONS: setting(wholeNumber(8, 1000).default(20), {
    unit: 'connections',
    description:
      'connections to PostgreSQL that the server has at most for rows, besides two of which one listens and one holds locks, and five for jobs',
  }),
  ROLE: setting(oneOf(ROLES).default('all'), {
    description:
      'what the server does: `web` answers calls and leaves jobs (comparisons, texts, imports, mails, recurring work) to others, `worker` does jobs and answers only `/health`, `all` does both; the first two need `STORE_URL`, and `worker` needs `PUBLIC_URL` for the links in its mails',
  }),
  GLOSSATOR_KEY: setting(text().optional(), {
    description: 'age identity that decrypts the stored files',
    otherwise: 'the key file, created at the first start',
  }),
  BLOB_URL: setting(s3Address().optional(), {
    description:
      'bucket of an S3 service that keeps files and texts, `s3://bucket/prefix?endpoint=https://s3.example&region=eu-central-1`; the keys of the service come from where the tools of AWS look for them (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, its configuration file, the role of the machine)',
    otherwise: 'none: they are in `DATA_DIR`',
  }),
  REDIS_URL: setting(address('redis:', 'rediss:').optional(), {
    description:
      'Redis through which several servers hear of each other and count limits together, `redis://` or, encrypted, `rediss://`, with the number of a database as path',
    otherwise: 'none: there is one server',
  }),
  PUBLIC_URL: setting(address('http:', 'https:').optional(), {
    description: 'address at which people reach the server; used in e-mails',
    otherwise: '`http://localhost:PORT`',
  }),
  DEMO: setting(flag().default(true), {
    description: 'whether a first start creates the demo account: `1` or `0`',
  }),
  OPEN_TO_STRANGERS: setting(flag().default(false), {
    description:
      '`1` shows `/mailbox` and the demo account, whose password everybody knows, to whoever reaches the server from elsewhere; otherwise it does not start so',
  }),
  LOG_LEVEL: setting(oneOf(LOG_LEVELS).default('info'), {
    description: `${LOG_LEVELS.map((level) => `\`${level}\``).join(' ')}; the log goes to standard error`,
  }),
  METRICS_PORT: setting(wholeNumber(1, 65_535).optional(), {
    description: 'port at which Prometheus finds the figures of the server, as `/metrics`',
    otherwise: 'none: nothing is measured',
  }),
  METRICS_HOST: setting(text().default('127.0.0.1'), {
    description: 'address of that port; whoever reaches it reads the figures, without a password',
  }),
  WATCH: setting(oneOf(['on', 'off']).default('off'), {
    description:
      '`on` looks once a day, at the addresses that documents name, whether their laws have changed: the only requests to other sites that the server makes by itself',
  }),
  SMTP_URL: setting(address('smtp:', 'smtps:').optional(), {
    description: 'server that sends e-mails, `smtp://` or `smtps://`',
    otherwise: 'none: e-mails are shown at `/mailbox`',
  }),
  MAIL_FROM: setting(text().default('Glossator <no-reply@glossator.example>'), {
    description: 'sender of e-mails',
  }),
  CONTACT_MAIL: setting(addresses().default([]), {
    description: 'e-mail addresses that get what visitors write with the contact form of the front page',
    otherwise: 'those of `ADMINS`, and where there are none, that of `MAIL_FROM`',
  }),
  ADMINS: setting(addresses().default([]), {
    description:
      'e-mail addresses of the accounts that are admins: they see users, Codes, storage and jobs at `/admin`, never content, and may archive users',
  }),
  HOST_APP_DIR: setting(text().optional(), {
    description: 'folder of the built app',
    otherwise: '`examples/host-app/dist`',
  }),
  TRUST_PROXY: setting(wholeNumber(0, 10).default(0), {
    unit: 'proxies',
    description: "trusted proxies in front of the server, which name the caller's address",
  }),
  ALLOWED_ORIGINS: setting(origins().default([]), {
    description: 'foreign pages that may call the API and open the live channel',
  }),
  FRAME_ANCESTORS: setting(origins().default([]), {
    description: 'foreign pages that may show the app in a frame',
  }),
  DOCUMENT_MAX_MIB: setting(wholeNumber(1, 4096).default(200), {
    unit: 'MiB',
    description: 'largest PDF',
  }),
  ATTACHMENT_MAX_MIB: setting(wholeNumber(1, 4096).default(16), {
    unit: 'MiB',
    description: 'largest other file',
  }),
  QUOTA_MIB: setting(wholeNumber(1, 10_485_760).default(1024), {
    unit: 'MiB',
    description: 'storage of a user',
  }),
  CODES_PER_USER: setting(wholeNumber(1, 1_000_000).default(1000), {
    unit: 'Codes',
    description: 'Codes that a user may own',
  }),
  TEXT_QUOTA_MIB: setting(wholeNumber(1, 1_048_576).default(256), {
    unit: 'MiB',
    description: 'everything that a user writes (highlights, comments, notes …), as it is stored',
  }),
  CODE_TEXT_MIB: setting(wholeNumber(1, 4096).default(128), {
    unit: 'MiB',
    description:
      'everything that is written in a Code, at most half of it by one member and three quarters by all but its owner; loading a Code takes a few times as much memory',
  }),
  PDF_WORKERS: setting(wholeNumber(1, 64).optional(), {
    unit: 'processes',
    description: 'processes that read PDFs; one of them only inspects uploads',
    otherwise: '4: of the three that read, somebody may have two',
  }),
  PDF_TIMEOUT_MS: setting(wholeNumber(100, 600_000).default(5000), {
    unit: 'ms',
    description: 'longest inspection of an uploaded PDF',
  }),
  PDF_MEMORY_MIB: setting(wholeNumber(64, 65_536).default(512), {
    unit: 'MiB',
    description: 'memory that reading a PDF may take, besides its own bytes',
  }),
  RATE_CALLS: setting(wholeNumber(0, 1_000_000).default(1200), {
    unit: 'a minute',
    description:
      'reading calls, and as many writing ones, of a user, or without a session from an IP address; `0`: no limit',
  }),
  RATE_LOGIN: setting(wholeNumber(0, 1_000_000).default(10), {
    unit: 'in 15 min',
    description:
      'failed log-ins for an e-mail address from an IP address; wrong passwords of a logged-in user; `0`: no limit',
  }),
  RATE_LOGIN_PER_IP: setting(wholeNumber(0, 1_000_000).default(50), {
    unit: 'in 15 min',
    description:
      'failed log-ins, and links for new passwords that did not work, from an IP address; `0`: no limit',
  }),
  RATE_SECOND_FACTOR: setting(wholeNumber(0, 1_000_000).default(5), {
    unit: 'in 15 min',
    description:
      'wrong codes of a second factor for an e-mail address, from wherever, and of a logged-in user; `0`: no limit',
  }),
  RATE_REGISTER: setting(wholeNumber(0, 1_000_000).default(10), {
    unit: 'an hour',
    description: 'registrations from an IP address; `0`: no limit',
  }),
  RATE_MAIL: setting(wholeNumber(0, 1_000_000).default(3), {
    unit: 'an hour',
    description:
      'e-mails to an e-mail address that anybody can cause: activation, registration, forgotten passwords, confirmation; and mails at once about invitations and requests, about mentions, about changes, of which a user causes ten times as many at most; `0`: no limit',
  }),
  RATE_SHARE: setting(wholeNumber(0, 1_000_000).default(30), {
    unit: 'an hour',
    description: 'annotations and notes that a user shares by e-mail; `0`: no limit',
  }),
  RATE_CONTACT: setting(wholeNumber(0, 1_000_000).default(5), {
    unit: 'an hour',
    description:
      'messages with the contact form from an IP address, and from everybody twenty times as many; `0`: no limit',
  }),
  RATE_MENTION: setting(wholeNumber(0, 1_000_000).default(120), {
    unit: 'an hour',
    description: 'times that a user mentions somebody in comments; `0`: no limit',
  }),
  RATE_INVITE: setting(wholeNumber(0, 1_000_000).default(60), {
    unit: 'an hour',
    description: 'addresses that a user invites to Codes; `0`: no limit',
  }),
  RATE_REQUEST: setting(wholeNumber(0, 1_000_000).default(10), {
    unit: 'an hour',
    description: 'times that a user asks the owners of Codes for access; `0`: no limit',
  }),
  RATE_EXPORT: setting(wholeNumber(0, 1_000_000).default(10), {
    unit: 'an hour',
    description: 'downloads of all data of an account; `0`: no limit',
  }),
  RATE_IMPORT: setting(wholeNumber(0, 1_000_000).default(10), {
    unit: 'an hour',
    description: 'imports of such data into an account; `0`: no limit',
  }),
};

type Schemas = { readonly [Name in keyof typeof settings]: (typeof settings)[Name]['schema'] };

/** The schema of the environment: each setting parsed, with its default. */
export const environmentSchema = z.object(
  Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema])) as Schemas,
);
