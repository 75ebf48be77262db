import { createBackgroundWork, type BackgroundWork } from './background/background-work';
import { createCallLimits } from './calls/call-limits';
import { createDispatcher, type Dispatcher, type ServedOperation } from './calls/dispatch';
import type { ModelCodeParts } from './demo/model-code';
import { sampleCodeRoutes } from './demo/sample-code';
import type { Ports } from './ports';
import { createAdminCheck } from './people/admins';
import type { ImportService } from './resources/account-data/importing/import-service';
import { createAccountServices } from './resources/account/account-services';
import { createAdminLists } from './resources/admin/admin-lists';
import { adminRoutes } from './resources/admin/routes';
import { createServerHealth } from './resources/admin/server-health';
import { createPasswords, type Passwords } from './resources/auth/passwords';
import { createSessionKeeper, type SessionKeeper } from './resources/auth/session-keeper';
import { createBinKeeper, type BinKeeper } from './resources/bin/bin-keeper';
import { codeBinRoutes } from './resources/code-bin/routes';
import { createCodeBin, type CodeBin } from './resources/code-bin/service';
import { createCodeLists } from './resources/codes/code-lists';
import { type CodeService } from './resources/codes/service';
import { createContactService } from './resources/contact/contact-service';
import { contactRoutes } from './resources/contact/routes';
import { createAccountDataServices } from './resources/account-data/account-data-services';
import { createTextStore, type TextStore } from './resources/documents/text/text-store';
import { createFileCopies } from './resources/files/file-copies';
import { createFileOwners } from './resources/files/file-owners';
import { createFileLedger, type FileLedger } from './resources/files/file-ledger';
import { createOwnFiles } from './resources/files/own-files';
import { fileRoutes } from './resources/files/routes';
import { createFileService, type FileService } from './resources/files/service';
import { createUploadTokens } from './resources/files/upload-tokens';
import {
  createNotificationServices,
  type NotificationServices,
} from './resources/notifications/notification-services';
import { notificationRoutes } from './resources/notifications/routes';
import { createNotificationService } from './resources/notifications/service';
import { createAnnotationStore } from './resources/pdf-annotations/annotation-store';
import { createInboxNews } from './resources/inbox/inbox-news';
import { inboxRoutes } from './resources/inbox/routes';
import type { Mentioning } from './resources/selections/mentioning';
import { servedOperations } from './resources/served-operations';
import { sharingRoutes } from './resources/sharing/routes';
import { createAccessNews, type AccessNews } from './resources/sharing/access-news';
import type { RequestService } from './resources/sharing/request-service';
import { createSharingServices } from './resources/sharing/sharing-services';
import type { CarryOverJobs } from './resources/updates/compare/carry-over-jobs';
import type { UpdateFlow } from './resources/updates/follow/update-flow';
import { createLawWatch, type LawWatch } from './resources/watching/law-watch';
import { publicationRoutes } from './resources/watching/routes';
import { createCodeDigests, type CodeDigests } from './totals/code-digests';
import { createCountedStorage } from './totals/counted-storage';
import { createAnnotationServices } from './annotation-routes';
import type { Foundation, ServiceSettings } from './foundation';
import { createCodeServices } from './code-services';

/** The services of a server. */
export interface Services extends NotificationServices {
  readonly served: ReadonlyMap<string, ServedOperation>;
  readonly dispatcher: Dispatcher;
  readonly sessions: SessionKeeper;
  readonly passwords: Passwords;
  readonly codes: CodeService;
  readonly files: FileService;
  readonly ledger: FileLedger;
  readonly bins: BinKeeper;
  readonly codeBin: CodeBin;
  readonly mentioning: Mentioning;
  readonly requests: RequestService;
  readonly accessNews: AccessNews;
  readonly texts: TextStore;
  readonly background: BackgroundWork;
  readonly comparisons: CarryOverJobs;
  readonly flow: UpdateFlow;
  readonly digests: CodeDigests;
  readonly watch: LawWatch;
  readonly imports: Pick<ImportService, 'repair' | 'resume'>;
}

/** Makes the services over opened ports. */
export function createServices(opened: Ports, settings: ServiceSettings): Services {
  const { config, log, now } = settings;
  const background = createBackgroundWork(log, opened.jobs);
  const digests = createCodeDigests({ ...settings, storage: opened.storage, background });
  const onInboxChange = createInboxNews({ accounts: opened.storage.accounts, bus: opened.bus, background });
  const storage = createCountedStorage(opened.storage, { digests, limits: config.texts, onInboxChange });
  const ports: Ports = { ...opened, storage };
  const { blobs, bus, mailer, pdf, structures } = ports;
  const { accounts } = storage;
  const sessions = createSessionKeeper(accounts, bus, now);
  const passwords = createPasswords(settings.passwordCost);
  const ledger = createFileLedger({ storage, blobs, bus, now });
  const files = createFileService({
    accounts,
    blobs,
    tokens: createUploadTokens(opened.keyFor, now),
    ledger,
    bus,
    limits: config.limits,
    now,
  });
  const ownerOf = createFileOwners(accounts);
  const texts = createTextStore({ blobs, pdf, structures, ownerOf, log });
  const annotations = createAnnotationStore(blobs, pdf, ownerOf);
  const copies = createFileCopies({ accounts, blobs, ledger, quotaBytes: config.limits.quotaBytes, now });
  const bins = createBinKeeper(storage, ledger, now);
  const notifications = createNotificationServices({ ...settings, ...ports, accounts, background });
  const { notifier } = notifications;
  const foundation: Foundation = {
    ...settings,
    ports,
    background,
    ledger,
    copies,
    texts,
    annotations,
    bins,
    notifier,
    digests,
    lists: createCodeLists(settings.accountsLog),
  };
  const { codes, updates, removal, gate, proposals, routes } = createCodeServices(foundation);
  const isAdmin = createAdminCheck(config.admins);
  const accessNews = createAccessNews(storage, bus, log);
  const codeBin = createCodeBin({
    storage,
    removal,
    accessNews,
    comparisons: updates.jobs,
    catchUp: updates.flow.catchUp,
    now,
  });
  const account = createAccountServices({
    ...settings,
    storage,
    sessions,
    passwords,
    removal,
    accessNews,
    notifier,
    mailer,
    bus,
    background,
    isAdmin,
  });
  const sharing = createSharingServices({ ...foundation, accessNews });
  const written = createAnnotationServices(foundation, updates);
  const accountData = createAccountDataServices({ ...foundation, ...ports, files, gate, proposals });
  const served = servedOperations([
    ...account.routes,
    adminRoutes(
      createAdminLists(accounts, isAdmin),
      account.archive,
      createServerHealth({ ...settings, ...ports, accounts, background, dataDir: config.dataDir }),
    ),
    contactRoutes(createContactService({ mailer, to: config.contactMail, log })),
    fileRoutes(files, createOwnFiles({ storage, ledger, quotaBytes: config.limits.quotaBytes })),
    notificationRoutes(createNotificationService(accounts)),
    inboxRoutes({ ...foundation, accounts }),
    publicationRoutes({ isWatching: config.watch }),
    sharingRoutes(sharing),
    ...routes,
    codeBinRoutes(codeBin),
    sampleCodeRoutes((): ModelCodeParts => ({ served, dispatcher, files, texts, pdf })),
    ...written.routes,
    accountData.routes,
  ]);
  const limits = createCallLimits(config.rates, ports.limiters);
  const dispatcher = createDispatcher({ storage, sessions, limits, isAdmin, bus, now });
  return {
    served,
    dispatcher,
    sessions,
    passwords,
    codes,
    files,
    ledger,
    bins,
    codeBin,
    mentioning: written.mentioning,
    ...notifications,
    requests: sharing.requests,
    accessNews,
    texts,
    background,
    comparisons: updates.jobs,
    flow: updates.flow,
    digests,
    watch: createLawWatch({
      ...foundation,
      storage,
      files,
      served,
      dispatcher,
      compared: updates.jobs.settle,
      sites: ports.lawSites,
    }),
    imports: accountData.imports,
  };
}
