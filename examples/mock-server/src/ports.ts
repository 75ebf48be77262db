import { createLawSites, type LawSites } from './law-sites/law-sites';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { BlobStore } from './blobs/blob-store';
import { createDiskBlobStore } from './blobs/disk/disk-blob-store';
import { loadOrCreateIdentity } from './blobs/identity';
import { createIdentityKeys, type KeyFor } from './blobs/identity-key';
import { createSegmentCipher } from './blobs/segments/segment-cipher';
import type { Bus } from './bus/bus';
import { createInProcessBus } from './bus/in-process/in-process-bus';
import { createChildProcessTextComparer } from './comparing/child-process/child-process-text-comparer';
import type { TextComparer } from './comparing/text-comparer';
import type { ServerConfig } from './config/config';
import { createInProcessJobs } from './jobs/in-process/in-process-jobs';
import type { Jobs } from './jobs/jobs';
import { MIB } from './config/setting';
import type { Mailer } from './mail/mailer';
import { createOutbox, type Outbox } from './mail/outbox';
import { createOutboxMailer } from './mail/outbox-mailer';
import { createSmtpMailer } from './mail/smtp-mailer';
import { createInProcessLock } from './locks/in-process/in-process-lock';
import type { KeyedLock } from './locks/keyed-lock';
import { createInProcessRateLimiters, type RateLimiters } from './limits/rate-limiters';
import { createChildProcessPdfReader } from './pdf/child-process/child-process-pdf-reader';
import type { PdfReader } from './pdf/pdf-reader';
import type { RedisConnections } from './redis/connect-redis';
import { createChildProcessReportPrinter } from './reports/child-process/child-process-report-printer';
import type { ReportPrinter } from './reports/report-printer';
import { schemaSteps } from './tables/schema-steps';
import {
  accountsSchema,
  type AccountTables,
  codeSchema,
  type CodeTables,
  type ServerStorage,
} from './tables/tables';
import type { MovableStore } from './storage/storage';
import { createLowdbStorage } from './storage/lowdb/lowdb-storage';
import { createServiceOpening } from './service-opening';
import { createChildProcessStructureReader } from './structure/child-process/child-process-structure-reader';
import type { StructureReader } from './structure/structure-reader';

/** Everything a server reaches the world through, apart from HTTP. */
export interface Ports {
  readonly storage: ServerStorage;
  readonly blobs: BlobStore;
  /** Keys that all servers with one identity have. */
  readonly keyFor: KeyFor;
  readonly bus: Bus;
  /** Keeps what is done about one Code apart, by its id. */
  readonly locks: KeyedLock;
  readonly jobs: Jobs;
  /** Where tries are counted. */
  readonly limiters: RateLimiters;
  readonly mailer: Mailer;
  /** Where mails are kept when no SMTP server is set. */
  readonly outbox?: Outbox;
  readonly pdf: PdfReader;
  readonly comparer: TextComparer;
  readonly structures: StructureReader;
  readonly printer: ReportPrinter;
  readonly lawSites: LawSites;
}

/** A Code's files are at most this much larger than what people wrote in it: the rest is its journal, its change log and what Updates are worked out with. */
const LOAD_FACTOR = 4;

/** Opens the adapters that a configuration asks for; what was opened is closed again if one of them fails. Ports that are given are used as they are. */
export async function openPorts(
  config: ServerConfig,
  logger: Logger,
  given: Partial<Ports> = {},
): Promise<Ports> {
  const { dataDir, mail } = config;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // A folder that can only be read would be noticed at the first call that writes.
  await access(dataDir, constants.W_OK);
  const identity = await loadOrCreateIdentity({ dataDir, fromEnv: config.key });
  const services = createServiceOpening();
  try {
    const storage = await services.open(
      async () => given.storage ?? openStorage(config, identity, logger),
      (opened) => opened.close(),
    );
    const meeting = await services.open(
      () => openMeetingPoint(config, logger),
      ({ bus }) => bus.close(),
    );
    const blobs = await services.open(
      async () => given.blobs ?? openBlobs(config, identity, logger),
      (opened) => opened.close(),
    );
    services.assertAllThere();
    const jobs = await services.open(
      async () => given.jobs ?? openJobs(config, logger),
      (opened) => opened.close(),
    );
    const locks = await services.open(
      async () => given.locks ?? openLocks(config, logger),
      (opened) => opened.close(),
    );
    const outbox = mail.smtpUrl === undefined ? await openOutbox(config, identity) : undefined;
    return {
      storage: storage(),
      jobs: jobs(),
      blobs: blobs(),
      keyFor: given.keyFor ?? createIdentityKeys(identity),
      ...meeting(),
      locks: locks(),
      ...(given.bus && { bus: given.bus }),
      ...(given.limiters && { limiters: given.limiters }),
      mailer: given.mailer ?? openMailer(config, outbox),
      ...(outbox && { outbox }),
      pdf: given.pdf ?? openPdfReader(config),
      comparer: given.comparer ?? createChildProcessTextComparer(),
      structures: given.structures ?? createChildProcessStructureReader(),
      printer: given.printer ?? createChildProcessReportPrinter(),
      lawSites: given.lawSites ?? openLawSites(config),
    };
  } catch (error) {
    await services.closeAll();
    throw error;
  }
}

/** The store that is configured: a database, whose client is loaded then and which others may use too unless `isAlone`, or the data folder. */
export async function openStorage(
  { dataDir, store, texts }: ServerConfig,
  identity: string,
  log: Logger,
  { isAlone = false }: { readonly isAlone?: boolean } = {},
): Promise<MovableStore<AccountTables, CodeTables>> {
  const schemas = { accountsSchema, codeSchema, log };
  if (store.url !== undefined) {
    const { createPostgresStorage } = await import('./storage/postgres/postgres-storage');
    return createPostgresStorage({ ...schemas, ...store, url: store.url, steps: schemaSteps, isAlone });
  }
  return createLowdbStorage({
    ...schemas,
    directory: join(dataDir, 'store'),
    secret: identity,
    maxCodeBytes: Math.max(512 * MIB, LOAD_FACTOR * texts.codeBytes),
  });
}

/** Locks that are shared by those who share the store. */
async function openLocks({ store: { url } }: ServerConfig, log: Logger): Promise<KeyedLock> {
  if (url === undefined) return createInProcessLock();
  const { createPostgresLock } = await import('./locks/postgres/postgres-lock');
  return createPostgresLock({ url, log });
}

/** Jobs are where the rows are: what is added to the one outlives the server as the other does. */
async function openJobs({ store: { url }, role }: ServerConfig, log: Logger): Promise<Jobs> {
  if (url === undefined) return createInProcessJobs(log);
  const { createPostgresJobs } = await import('./jobs/postgres/postgres-jobs');
  return createPostgresJobs({ url, isWorker: role !== 'web', log });
}

/** The outbox of the data folder; what an older release has left in it is encrypted first. */
async function openOutbox({ dataDir }: ServerConfig, identity: string): Promise<Outbox> {
  const outbox = createOutbox(join(dataDir, 'outbox'), await createSegmentCipher(identity));
  await outbox.sealOld();
  return outbox;
}

function openMailer({ mail }: ServerConfig, outbox: Outbox | undefined): Mailer {
  if (outbox) return createOutboxMailer({ outbox, from: mail.from });
  if (mail.smtpUrl === undefined) throw new Error('There is neither an SMTP server nor an outbox');
  return createSmtpMailer(mail.smtpUrl, mail.from);
}

/** Where files are kept as configured: a bucket, or the data folder. */
export async function openBlobs(
  { blobs, dataDir }: ServerConfig,
  identity: string,
  log: Logger,
): Promise<BlobStore> {
  if (!blobs) return createDiskBlobStore({ directory: join(dataDir, 'blobs'), identity });
  // The client of the service takes 30 MB, which who keeps files in a folder need not have.
  const { createS3BlobStore } = await import('./blobs/s3/s3-blob-store');
  return createS3BlobStore({ address: blobs, identity, log });
}

/** What servers meet by, loaded where there are several; the connections end with the bus. */
async function openMeetingPoint(
  { redisUrl }: ServerConfig,
  log: Logger,
): Promise<Pick<Ports, 'bus' | 'limiters'>> {
  if (redisUrl === undefined) return { bus: createInProcessBus(), limiters: createInProcessRateLimiters() };
  const [{ connectRedis }, { createRedisBus }, { createRedisRateLimiters }] = await Promise.all([
    import('./redis/connect-redis'),
    import('./bus/redis/redis-bus'),
    import('./limits/redis/redis-rate-limiters'),
  ]);
  const redis = await connectRedis({
    url: redisUrl,
    onError: (error) => log.warn({ err: error }, 'Redis is away; it is asked for again and again'),
  });
  const bus = await createRedisBus(redis);
  return { bus: closingWith(bus, redis), limiters: createRedisRateLimiters(redis) };
}

function closingWith(bus: Bus, redis: RedisConnections): Bus {
  return {
    ...bus,
    close() {
      bus.close();
      redis.close();
    },
  };
}

function openPdfReader({ limits, pdf: { workers, timeoutMs, memoryBytes } }: ServerConfig): PdfReader {
  return createChildProcessPdfReader({
    maxBytes: limits.documentBytes,
    ...(workers !== undefined && { concurrency: workers }),
    inspectTimeMs: timeoutMs,
    memoryBytes,
  });
}

/** Milliseconds that looking at one law may take, and bytes that a law may have. */
const LOOK_MS = 120_000;
const LAW_BYTES = 64 * MIB;

function openLawSites({ limits }: ServerConfig): LawSites {
  return createLawSites({ timeMs: LOOK_MS, maxBytes: Math.min(LAW_BYTES, limits.documentBytes) });
}

/** Closes all ports; the store last, so that nothing it waits for is gone. */
export async function closePorts(ports: Ports): Promise<void> {
  const { storage, blobs, bus, jobs, locks, mailer, pdf, structures, comparer, printer } = ports;
  await Promise.all([pdf.close(), structures.close(), comparer.close(), printer.close()]);
  await jobs.close();
  await mailer.close();
  bus.close();
  await blobs.close();
  await locks.close();
  await storage.close();
}
