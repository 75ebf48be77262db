import { createBackgroundWork, type BackgroundWork } from './background/background-work';
import { createCallLimits } from './calls/call-limits';
import { createDispatcher, type Dispatcher, type ServedOperation } from './calls/dispatch';
import type { ServerRoutes } from './calls/handlers';
import type { ServerConfig } from './config/config';
import { createKeyedLock } from './locks/keyed-lock';
import type { ServerLog } from './log/server-log';
import type { Ports } from './ports';
import { createAccountMails } from './resources/auth/account-mails';
import { createPasswords, type PasswordCost, type Passwords } from './resources/auth/passwords';
import { authRoutes } from './resources/auth/routes';
import { createAuthService } from './resources/auth/service';
import { createSessionKeeper, type SessionKeeper } from './resources/auth/session-keeper';
import { createBinKeeper, type BinKeeper } from './resources/bin/bin-keeper';
import { bookmarkRoutes } from './resources/bookmarks/routes';
import { createBookmarkService } from './resources/bookmarks/service';
import { codeSearchRoutes } from './resources/code-search/routes';
import { createCodeSearch } from './resources/code-search/service';
import { createCodeTouch } from './resources/codes/code-touch';
import { createLibrary } from './resources/codes/library';
import { codeRoutes } from './resources/codes/routes';
import { createCodeService, type CodeService } from './resources/codes/service';
import { createColorService } from './resources/colors/color-service';
import { colorRoutes } from './resources/colors/routes';
import { createCopyMaker } from './resources/copies/copy-maker';
import { copyRoutes } from './resources/copies/routes';
import { createDownloadService } from './resources/documents/download/download-service';
import { createPdfGate } from './resources/documents/files/pdf-gate';
import { documentRoutes } from './resources/documents/routes';
import { createDocumentService } from './resources/documents/service';
import { createDraftEdits } from './resources/documents/store/draft-edits';
import { createDocumentSearch } from './resources/documents/text/document-search';
import { createTextStore, type TextStore } from './resources/documents/text/text-store';
import { createFileCopies, type FileCopies } from './resources/files/file-copies';
import { createFileOwners } from './resources/files/file-owners';
import { createFileLedger, type FileLedger } from './resources/files/file-ledger';
import { fileRoutes } from './resources/files/routes';
import { createFileService, type FileService } from './resources/files/service';
import { createUploadTokens } from './resources/files/upload-tokens';
import { createNoteAttachmentService } from './resources/notes/attachment-service';
import { noteRoutes } from './resources/notes/routes';
import { createNoteService } from './resources/notes/service';
import { notificationRoutes } from './resources/notifications/routes';
import { createNotificationService } from './resources/notifications/service';
import { createAnnotationStore, type AnnotationStore } from './resources/pdf-annotations/annotation-store';
import { createImportService } from './resources/pdf-annotations/import-service';
import { createOriginalsReader } from './resources/pdf-annotations/originals';
import { importRoutes } from './resources/pdf-annotations/routes';
import { profileRoutes } from './resources/profile/routes';
import { createAttachmentService } from './resources/selections/attachment-service';
import { createCommentService } from './resources/selections/comment-service';
import { createSelectionRestoreService } from './resources/selections/restore-service';
import { selectionRoutes } from './resources/selections/routes';
import { createSelectionList } from './resources/selections/selection-list';
import { createSelectionService } from './resources/selections/service';
import { servedOperations } from './resources/served-operations';
import { shareRoutes } from './resources/shares/routes';
import { createShareService } from './resources/shares/share-service';
import type { CarryOverJobs } from './resources/updates/compare/carry-over-jobs';
import type { UpdateFlow } from './resources/updates/follow/update-flow';
import { createUpdateServices, type UpdateServices } from './resources/updates/update-services';
import { createCodeDigests, type CodeDigests } from './totals/code-digests';
import { createCountedStorage } from './totals/counted-storage';

/** What services know of the world besides the ports. */
export interface ServiceSettings {
  readonly config: ServerConfig;
  readonly log: ServerLog;
  readonly now: () => Date;
  /** Where people reach the server. */
  readonly publicUrl: () => string;
  /** Undefined: what is recommended. */
  readonly passwordCost: PasswordCost | undefined;
}

/** The services of a server. */
export interface Services {
  readonly served: ReadonlyMap<string, ServedOperation>;
  readonly dispatcher: Dispatcher;
  readonly sessions: SessionKeeper;
  readonly passwords: Passwords;
  readonly codes: CodeService;
  readonly files: FileService;
  readonly ledger: FileLedger;
  readonly bins: BinKeeper;
  readonly texts: TextStore;
  readonly background: BackgroundWork;
  readonly jobs: CarryOverJobs;
  readonly flow: UpdateFlow;
  readonly digests: CodeDigests;
}

/** What the services of several resources share. */
interface Foundation extends ServiceSettings {
  readonly ports: Ports;
  readonly background: BackgroundWork;
  readonly ledger: FileLedger;
  readonly copies: FileCopies;
  readonly texts: TextStore;
  readonly annotations: AnnotationStore;
  readonly bins: BinKeeper;
  readonly digests: CodeDigests;
}

/** Makes the services over opened ports. */
export function createServices(opened: Ports, settings: ServiceSettings): Services {
  const { config, log, now, publicUrl } = settings;
  const background = createBackgroundWork(log);
  const digests = createCodeDigests({ storage: opened.storage, background });
  const storage = createCountedStorage(opened.storage, { digests, limits: config.texts });
  const ports: Ports = { ...opened, storage };
  const { blobs, bus, mailer, pdf, structures } = ports;
  const { accounts } = storage;
  const sessions = createSessionKeeper(accounts, bus, now);
  const passwords = createPasswords(settings.passwordCost);
  const mails = createAccountMails(mailer, publicUrl, log);
  const auth = createAuthService({ accounts, sessions, passwords, mails, background, now });
  const ledger = createFileLedger(storage, blobs, now);
  const files = createFileService({
    accounts,
    blobs,
    tokens: createUploadTokens(now),
    limits: config.limits,
    now,
  });
  const ownerOf = createFileOwners(accounts);
  const texts = createTextStore({ blobs, pdf, structures, ownerOf });
  const annotations = createAnnotationStore(blobs, pdf, ownerOf);
  const copies = createFileCopies({ accounts, blobs, ledger, quotaBytes: config.limits.quotaBytes, now });
  const bins = createBinKeeper(storage, ledger, now);
  const foundation: Foundation = {
    ...settings,
    ports,
    background,
    ledger,
    copies,
    texts,
    annotations,
    bins,
    digests,
  };
  const { codes, updates, routes } = createCodeServices(foundation);
  const served = servedOperations([
    authRoutes(auth),
    profileRoutes(),
    fileRoutes(files),
    notificationRoutes(createNotificationService(accounts)),
    ...routes,
    ...annotationRoutes(foundation, updates),
  ]);
  const limits = createCallLimits(config.rates);
  const dispatcher = createDispatcher({ storage, sessions, limits, bus, now });
  const { jobs, flow } = updates;
  return {
    served,
    dispatcher,
    sessions,
    passwords,
    codes,
    files,
    ledger,
    bins,
    texts,
    background,
    jobs,
    flow,
    digests,
  };
}

/** Codes with their documents, Updates and copies. */
function createCodeServices(foundation: Foundation): {
  readonly codes: CodeService;
  readonly updates: UpdateServices;
  readonly routes: readonly ServerRoutes[];
} {
  const { ports, config, background, ledger, copies, texts, annotations, now } = foundation;
  const { storage, blobs, bus, pdf, comparer: textComparer, printer } = ports;
  const { codes: mostCodes } = config.limits;
  const locks = createKeyedLock();
  const touch = createCodeTouch(storage.accounts, now);
  const copyCode = createCopyMaker({ storage, copies, ledger, mostCodes, now });
  const shared = { storage, blobs, bus, texts, ledger, copies, locks, touch, background, now };
  const updates = createUpdateServices({ ...shared, textComparer, printer, copyCode });
  const { jobs, versions, edits, replaceDraft } = updates;
  const codes = createCodeService({
    storage,
    ledger,
    bus,
    updates: { documents: versions.plannedDocuments, cancel: jobs.cancel },
    mostCodes,
    now,
  });
  const documents = createDocumentService({
    ledger,
    gate: createPdfGate({ ledger, blobs, pdf, texts, annotations, background }),
    touch,
    locks,
    copies,
    drafts: { ...createDraftEdits(ledger, now), replace: replaceDraft },
    updates: edits,
  });
  const downloads = createDownloadService({
    blobs,
    pdf,
    texts,
    readOriginals: createOriginalsReader(annotations),
    maxAttachedBytes: config.limits.documentBytes,
  });
  return {
    codes,
    updates,
    routes: [
      codeRoutes(codes, createLibrary(storage.accounts, foundation.digests)),
      colorRoutes(createColorService({ now })),
      copyRoutes(copyCode),
      documentRoutes({ documents, search: createDocumentSearch(texts), downloads }),
      codeSearchRoutes(createCodeSearch(texts)),
      updates.routes,
    ],
  };
}

/** What people write on documents: Selections, bookmarks, notes, imports, and what they share of them. */
function annotationRoutes(foundation: Foundation, updates: UpdateServices): readonly ServerRoutes[] {
  const { ports, config, ledger, texts, annotations, bins, log, now, publicUrl } = foundation;
  const { blobs, pdf, mailer } = ports;
  const refreshCarryOver = updates.jobs.refresh;
  const maxBytes = config.limits.attachmentBytes;
  return [
    selectionRoutes({
      selections: createSelectionService({ bins, texts, refreshCarryOver, now }),
      list: createSelectionList(updates.otherVersions),
      comments: createCommentService(bins, now),
      attachments: createAttachmentService({ ledger, bins, maxBytes, now }),
      restored: createSelectionRestoreService(refreshCarryOver, now),
    }),
    bookmarkRoutes(createBookmarkService(bins, now)),
    noteRoutes(createNoteService(bins, now), createNoteAttachmentService({ ledger, maxBytes, now })),
    importRoutes(createImportService({ annotations, texts, ledger, blobs, pdf, now })),
    shareRoutes(createShareService({ mailer, texts, publicUrl, log })),
  ];
}
