import { API_BASE } from '@glossator/client-sdk/contract';
import compression from 'compression';
import cors from 'cors';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { BlobStore } from '../blobs/blob-store';
import type { Dispatcher, ServedOperation } from '../calls/dispatch';
import type { ServerConfig } from '../config/config';
import type { RequestIds } from '../log/request-ids';
import type { Readiness } from '../metrics/readiness';
import type { ServerMetrics } from '../metrics/server-metrics';
import type { FileService } from '../resources/files/service';
import { apiHandler } from './api-handler';
import { apiReference } from './api-reference';
import { appFiles } from './app-files';
import { fileRoutes } from './files/file-routes';
import { uploadRoutes } from './files/upload-routes';
import { headerLengths } from './header-lengths';
import { healthRoutes } from './health';
import { jsonBody } from './json-body';
import { createMailboxRouter } from './mailbox/mailbox-router';
import type { Outbox } from '../mail/outbox';
import { plainPaths } from './plain-paths';
import { problemAnswers, unknownPath } from './problem-answers';
import { requestIds, requestLog } from './request-log';
import { requestMetrics } from './request-metrics';
import { securityHeaders } from './security-headers';

/** Where the development mailbox is. */
export const MAILBOX_PATH = '/mailbox';

/** What the HTTP side works with. */
export interface AppParts {
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly requests: RequestIds;
  readonly readiness: Readiness;
  /** Undefined: nothing is measured. */
  readonly metrics: ServerMetrics | undefined;
  readonly served: ReadonlyMap<string, ServedOperation>;
  readonly dispatcher: Dispatcher;
  readonly blobs: BlobStore;
  readonly files: FileService;
  readonly appDirectory: string;
  /** Where people reach the server, without a slash at its end. */
  readonly publicUrl: () => string;
  /** Folder of the sample that the landing page shows; undefined where it was not built. */
  readonly showcase: string | undefined;
  /** Where mails are kept, if no SMTP server sends them. */
  readonly outbox: Outbox | undefined;
}

/** Builds everything that answers HTTP: the API, uploads, health, OpenAPI, the mailbox, and the built app; of a worker, health alone. */
export function createApp(parts: AppParts): Express {
  const { config, logger } = parts;
  const app = express();
  // One spelling for each address.
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(requestIds(parts.requests, config.trustProxy > 0), requestLog(logger));
  if (parts.metrics) app.use(requestMetrics(parts.metrics));
  app.use(
    securityHeaders({
      frameAncestors: config.frameAncestors,
      isSecure: config.publicUrl?.startsWith('https:') ?? false,
    }),
  );
  app.use(plainPaths, headerLengths);
  app.use(compression());

  const origin = [...config.allowedOrigins];
  if (origin.length > 0) app.use(API_BASE, cors({ origin, maxAge: 600, exposedHeaders: ['Retry-After'] }));
  app.use(API_BASE, (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.get(`${API_BASE}/health`, (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.use(healthRoutes(parts.readiness));
  if (config.role !== 'worker') useCalls(app, parts);
  app.use(unknownPath);
  app.use(problemAnswers(logger));
  return app;
}

/** The API, and what people see. */
function useCalls(app: Express, parts: AppParts): void {
  const { served, dispatcher, blobs, files } = parts;
  app.use(apiReference());
  app.use(uploadRoutes(files));
  app.use(API_BASE, ...jsonBody());
  app.use(fileRoutes(served, dispatcher, blobs));
  app.use(API_BASE, apiHandler(served, dispatcher));
  app.use(API_BASE, unknownPath);
  if (parts.outbox) app.use(MAILBOX_PATH, createMailboxRouter(parts.outbox));
  app.use(appFiles({ directory: parts.appDirectory, publicUrl: parts.publicUrl, showcase: parts.showcase }));
}
