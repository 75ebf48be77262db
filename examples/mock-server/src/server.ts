import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ServerConfig } from './config/config';
import { refuseStrangers } from './config/exposure';
import { isDemoThere, seedDemo } from './demo/seed-demo';
import { demoFolder } from './demo/model-code';
import { createApp } from './http/app';
import { createHttpServer } from './http/http-server';
import { createLiveServer } from './live/live-server';
import { createLogger } from './log/create-logger';
import { createRequestIds } from './log/request-ids';
import { createOperations } from './operations';
import { refuseUnfinishedMove } from './move/unfinished-move';
import { closePorts, openPorts, type Ports } from './ports';
import { repairAfterCrash } from './repair';
import type { PasswordCost } from './resources/auth/passwords';
import { createPresentData } from './resources/present-data';
import { createServices, type Services } from './services';
import { createRounds } from './rounds';
import { createAccountsLog } from './totals/accounts-log';

/** What a server is made with besides its configuration; tests give their own clock and ports. */
export interface ServerOptions {
  readonly now?: () => Date;
  readonly ports?: Partial<Ports>;
  readonly logger?: Logger;
  /** What hashing a password costs; tests have hundreds of users. */
  readonly passwordCost?: PasswordCost;
}

/** The key under which one server at a time makes the demo; no Code has it. */
const DEMO_LOCK = 0;

/** One server. Several may run in one process, each with a data folder of its own. */
export interface GlossatorServer {
  readonly config: ServerConfig;
  readonly ports: Ports;
  readonly services: Services;
  /** Where the server answers, without a slash at its end; empty before it listens. */
  readonly address: string;
  /** Where people reach it: the configured address, or the one it listens on. */
  readonly publicUrl: string;
  /**
   * Finishes what a crash left and makes the demo on a first start, unless other servers run on the same store; then listens. Tells whether the demo account is there. Rejects where the port
   * is taken, with `MoveError` where a move fills this place by half, and with `ConfigError` where strangers would read all mails or know the password of an account.
   */
  listen(): Promise<{ readonly hasDemoAccount: boolean }>;
  /** Cuts all live connections as a failing network would; clients come back and ask for what they missed. */
  dropLiveConnections(): void;
  /** Answers what is under way, ends all connections, and closes the store. */
  close(): Promise<void>;
}

/**
 * Composes a server from a configuration: the one place that knows every adapter. Throws what the adapters throw on opening
 * (`StorageLockedError`, `StorageCorruptError`, `MissingIdentityError`, `WrongIdentityError`).
 */
export async function createServer(
  config: ServerConfig,
  options: ServerOptions = {},
): Promise<GlossatorServer> {
  const requests = createRequestIds();
  const logger = options.logger ?? createLogger(config.logLevel, undefined, requests);
  const now = options.now ?? (() => new Date());
  const sockets = (): number => live.count();
  const operations = await createOperations(config, await openPorts(config, logger, options.ports), sockets);
  const opened = operations.ports;
  const accountsLog = createAccountsLog(opened.storage.accounts);
  // Every write goes past the log, whoever makes it.
  const ports = { ...opened, storage: { ...opened.storage, accounts: accountsLog.accounts } };
  let address = '';
  const publicUrl = (): string => config.publicUrl ?? address;
  const services = createServices(ports, {
    config,
    log: logger,
    now,
    publicUrl,
    sockets,
    passwordCost: options.passwordCost,
    accountsLog,
  });
  const { served, dispatcher, files, background } = services;
  const app = createApp({
    config,
    logger,
    requests,
    readiness: operations.readiness,
    metrics: operations.metrics,
    served,
    dispatcher,
    blobs: ports.blobs,
    files,
    // The same place from the sources and from the built server.
    publicUrl,
    showcase: demoFolder(),
    appDirectory: config.hostAppDir ?? join(import.meta.dirname, '../../host-app/dist'),
    outbox: ports.outbox,
  });
  const http = createHttpServer(app);
  const live = createLiveServer({
    storage: ports.storage,
    sessions: services.sessions,
    presentData: createPresentData(ports.storage.accounts),
    bus: ports.bus,
    log: logger,
    now,
    publicUrl,
    allowedOrigins: config.allowedOrigins,
  });
  const isWorker = config.role === 'worker';
  if (!isWorker) live.attach(http.node);
  const rounds = createRounds(services, ports, config, now);
  let closing: Promise<void> | undefined;

  async function close(): Promise<void> {
    rounds.stop();
    await Promise.all([http.close(), live.close()]);
    await operations.close();
    const handedOver = ports.jobs.close();
    services.watch.close();
    services.digests.close();
    // Texts that are being extracted would hold the end up for minutes.
    await Promise.all([ports.pdf.close(), ports.structures.close(), ports.comparer.close()]);
    await handedOver;
    await background.close();
    accountsLog.close();
    await closePorts(ports);
  }

  return {
    config,
    ports,
    services,
    get address() {
      return address;
    },
    get publicUrl() {
      return publicUrl();
    },
    async listen() {
      await refuseUnfinishedMove(ports.storage.accounts);
      refuseStrangers(config, config.demo || (await isDemoThere(services, ports)));
      await services.digests.load();
      await ports.locks.whenFirst(() => repairAfterCrash(services));
      await services.comparisons.resume();
      if (config.demo && !isWorker) await ports.locks.run(DEMO_LOCK, () => seedDemo(services, ports, now));
      const hasDemoAccount = config.demo && (await isDemoThere(services, ports));
      await operations.listen();
      const port = await http.listen(config.port, config.host);
      const name = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host;
      address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
      await services.notificationMails.resume();
      await ports.jobs.start();
      return { hasDemoAccount };
    },
    dropLiveConnections: () => live.drop(),
    close: () => (closing ??= close()),
  };
}
