import { createBackgroundWork, type BackgroundWork } from './background/background-work';
import { createDispatcher, type Dispatcher, type ServedOperation } from './calls/dispatch';
import type { ServerConfig } from './config/config';
import type { ServerLog } from './log/server-log';
import type { Ports } from './ports';
import { createAccountMails } from './resources/auth/account-mails';
import { createPasswords, type Passwords } from './resources/auth/passwords';
import { authRoutes } from './resources/auth/routes';
import { createAuthService } from './resources/auth/service';
import { createSessionKeeper, type SessionKeeper } from './resources/auth/session-keeper';
import { createBinKeeper, type BinKeeper } from './resources/bin/bin-keeper';
import { bookmarkRoutes } from './resources/bookmarks/routes';
import { createBookmarkService } from './resources/bookmarks/service';
import { createCodeSearch } from './resources/code-search/service';
import { createCodeTouch } from './resources/codes/code-touch';
import { createColorService } from './resources/codes/color-service';
import { createLibrary } from './resources/codes/library';
import { codeRoutes } from './resources/codes/routes';
import { createCodeService, type CodeService } from './resources/codes/service';
import { createPdfGate } from './resources/documents/pdf-gate';
import { documentRoutes } from './resources/documents/routes';
import { createDownloadService } from './resources/documents/download-service';
import { createDraftEdits } from './resources/documents/draft-edits';
import { createDraftReplace } from './resources/documents/draft-replace';
import { createDocumentService } from './resources/documents/service';
import { createUpdateEdits } from './resources/documents/update-edits';
import { createTextStore, type TextStore } from './resources/documents/text-store';
import { createFileCopies } from './resources/files/file-copies';
import { createFileLedger, type FileLedger } from './resources/files/file-ledger';
import { fileRoutes } from './resources/files/routes';
import { createFileService, type FileService } from './resources/files/service';
import { createUploadTokens } from './resources/files/upload-tokens';
import { createNoteAttachmentService } from './resources/notes/attachment-service';
import { noteRoutes } from './resources/notes/routes';
import { createNoteService } from './resources/notes/service';
import { notificationRoutes } from './resources/notifications/routes';
import { createNotificationService } from './resources/notifications/service';
import { profileRoutes } from './resources/profile/routes';
import { createAttachmentService } from './resources/selections/attachment-service';
import { createCommentService } from './resources/selections/comment-service';
import { selectionRoutes } from './resources/selections/routes';
import { createSelectionList } from './resources/selections/selection-list';
import type { CarryOverJobs } from './resources/updates/carry-over-jobs';
import type { UpdateFlow } from './resources/updates/update-flow';
import { createUpdateServices } from './resources/updates/update-services';
import { createSelectionRestoreService } from './resources/selections/restore-service';
import { createAnnotationStore } from './resources/pdf-annotations/annotation-store';
import { createImportService } from './resources/pdf-annotations/import-service';
import { createSelectionService } from './resources/selections/service';
import { createShareService } from './resources/shares/share-service';
import { servedOperations } from './resources/served-operations';

/** What services know of the world besides the ports. */
export interface ServiceSettings {
  readonly config: ServerConfig;
  readonly log: ServerLog;
  readonly now: () => Date;
  /** Where people reach the server. */
  readonly publicUrl: () => string;
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
}

/** Makes the services over opened ports. */
export function createServices(ports: Ports, { config, log, now, publicUrl }: ServiceSettings): Services {
  const { storage, blobs, bus, mailer, pdf, structures, comparer, printer } = ports;
  const { accounts } = storage;
  const background = createBackgroundWork(log);
  const sessions = createSessionKeeper(accounts, bus, now);
  const passwords = createPasswords();
  const mails = createAccountMails(mailer, publicUrl, log);
  const auth = createAuthService({ accounts, sessions, passwords, mails, background, now });
  const ledger = createFileLedger(storage, blobs, now);
  const tokens = createUploadTokens(now);
  const files = createFileService({ accounts, blobs, tokens, limits: config.limits, now });
  const texts = createTextStore(blobs, pdf, structures);
  const annotations = createAnnotationStore(blobs, pdf);
  const gate = createPdfGate({ ledger, blobs, pdf, texts, annotations, background });
  const touch = createCodeTouch(accounts, now);
  const copies = createFileCopies({ accounts, blobs, ledger, quotaBytes: config.limits.quotaBytes, now });
  const updates = createUpdateServices({
    ...{ storage, blobs, bus, texts, ledger, copies, touch, background, now },
    ...{ textComparer: comparer, printer },
  });
  const { jobs, archive, locks, flow, versions, reviews, reports, copyCode } = updates;
  const codes = createCodeService({ storage, ledger, bus, jobs, now });
  const documents = createDocumentService({
    ...{ ledger, gate, texts, touch, locks, copies },
    drafts: createDraftEdits(ledger, now),
    replaceDraft: createDraftReplace({ comparer: updates.comparer, archive, now }),
    updates: createUpdateEdits(ledger, jobs, now),
  });
  const bins = createBinKeeper(storage, ledger, now);
  const selections = createSelectionService({ bins, texts, jobs, now });
  const maxBytes = config.limits.attachmentBytes;
  const attachments = createAttachmentService({ ledger, bins, maxBytes, now });
  const bookmarks = createBookmarkService(bins, now);
  const notes = createNoteService(bins, now);
  const noteAttachments = createNoteAttachmentService({ ledger, maxBytes, now });
  const shares = createShareService({ mailer, texts, publicUrl, log });
  const maxAttachedBytes = config.limits.documentBytes;
  const imports = createImportService({ annotations, texts, ledger, blobs, pdf, now });
  const downloads = createDownloadService({ blobs, pdf, texts, annotations, maxAttachedBytes });
  const served = servedOperations({
    auth: authRoutes(auth),
    profile: profileRoutes(),
    codes: codeRoutes(codes, createColorService({ now }), createLibrary(storage), createCodeSearch(texts), {
      ...{ versions, reviews, reports, copyCode },
    }),
    documents: documentRoutes({
      ...{ documents, versions, bookmarks, notes, downloads, imports },
      selections: createSelectionList(archive),
    }),
    selections: selectionRoutes(
      selections,
      createCommentService(bins, now),
      attachments,
      createSelectionRestoreService(jobs, now),
      shares,
    ),
    bookmarks: bookmarkRoutes(bookmarks),
    notes: noteRoutes(notes, noteAttachments, shares),
    files: fileRoutes(files),
    notifications: notificationRoutes(createNotificationService(accounts)),
  });
  const dispatcher = createDispatcher({ storage, sessions, now });
  return {
    ...{ served, dispatcher, sessions, passwords, codes, files, ledger, bins, texts, background, jobs, flow },
  };
}
