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
import { closePorts, openPorts, type Ports } from './ports';
import { removeExpiredLinks } from './resources/auth/expired-links';
import type { PasswordCost } from './resources/auth/passwords';
import { createPresentData } from './resources/present-data';
import { createCodeLists } from './resources/codes/code-lists';
import { createServices, type Services } from './services';

/** What a server is made with besides its configuration; tests give their own clock and ports. */
export interface ServerOptions {
  readonly now?: () => Date;
  readonly ports?: Partial<Ports>;
  readonly logger?: Logger;
  /** What hashing a password costs; tests have hundreds of users. */
  readonly passwordCost?: PasswordCost;
}

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
   * Finishes what a crash left, makes the demo on a first start, then listens. Tells whether the demo account is there. Rejects where the port
   * is taken, and with `ConfigError` where strangers would read all mails or know the password of an account.
   */
  listen(): Promise<{ readonly hasDemoAccount: boolean }>;
  /** Cuts all live connections as a failing network would; clients come back and ask for what they missed. */
  dropLiveConnections(): void;
  /** Answers what is under way, ends all connections, and closes the store. */
  close(): Promise<void>;
}

/** Milliseconds between removals of unused files, of what was deleted and of what ran out. */
const SWEEP_MS = 3_600_000;

/**
 * Composes a server from a configuration: the one place that knows every adapter. Throws what the adapters throw on opening
 * (`StorageLockedError`, `StorageCorruptError`, `MissingIdentityError`, `WrongIdentityError`).
 */
export async function createServer(
  config: ServerConfig,
  options: ServerOptions = {},
): Promise<GlossatorServer> {
  const logger = options.logger ?? createLogger(config.logLevel);
  const now = options.now ?? (() => new Date());
  const opened = await openPorts(config, logger, options.ports);
  const lists = createCodeLists(opened.storage.accounts);
  // Every write goes past the lists, whoever makes it.
  const ports = { ...opened, storage: { ...opened.storage, accounts: lists.accounts } };
  let address = '';
  const publicUrl = (): string => config.publicUrl ?? address;
  const services = createServices(ports, {
    config,
    log: logger,
    now,
    publicUrl,
    sockets: () => live.count(),
    passwordCost: options.passwordCost,
    lists,
  });
  const { served, dispatcher, files, codes, ledger, bins, background } = services;
  const app = createApp({
    config,
    logger,
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
  live.attach(http.node);
  const sweep = setInterval(() => {
    background.start('removal of unused files', () => ledger.sweep());
    background.start('removal of sessions that are over', () => services.sessions.endExpired());
    background.start('removal of links that ran out', () => removeExpiredLinks(ports.storage.accounts, now));
    background.start('mails of the day', () => services.dailyMail.send());
    background.start('mails that were not sent', () => services.notificationMails.resume());
    background.start('emptying of bins', () => bins.empty());
    background.start('emptying of recycle bins', () => services.codeBin.sweep());
    if (config.watch) background.start('looking for new laws', () => services.watch.run());
    services.flow.catchUp();
  }, SWEEP_MS);
  sweep.unref();
  let closing: Promise<void> | undefined;

  async function close(): Promise<void> {
    clearInterval(sweep);
    await Promise.all([http.close(), live.close()]);
    // Texts that are being extracted would hold the end up for minutes.
    services.jobs.close();
    services.imports.close();
    services.watch.close();
    services.digests.close();
    await Promise.all([ports.pdf.close(), ports.structures.close(), ports.comparer.close()]);
    await background.close();
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
      refuseStrangers(config, config.demo || (await isDemoThere(services, ports)));
      await codes.repair();
      await services.digests.load();
      await services.accessNews.repair();
      await services.mentioning.repair();
      await services.requests.repair();
      await services.flow.repair();
      await ledger.repair();
      await services.imports.repair();
      await services.jobs.resume();
      if (config.demo) await seedDemo(services, ports, now);
      const hasDemoAccount = config.demo && (await isDemoThere(services, ports));
      const port = await http.listen(config.port, config.host);
      const name = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host;
      address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
      await services.notificationMails.resume();
      return { hasDemoAccount };
    },
    dropLiveConnections: () => live.drop(),
    close: () => (closing ??= close()),
  };
}
