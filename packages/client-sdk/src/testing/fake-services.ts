import { createAccountDataHandlers } from './fake-account-data';
import { createFakeAccountMails } from './fake-account-mails';
import { createAdminHandlers } from './fake-admin';
import { createAttachmentHandlers } from './fake-attachments';
import { createAuthHandlers } from './fake-auth';
import { createBookmarkHandlers } from './fake-bookmarks';
import { createCodeBinHandlers } from './fake-code-bin';
import { createCodeSearchHandlers } from './fake-code-search';
import { createCodeHandlers } from './fake-codes';
import { createContactHandlers } from './fake-contact';
import { createDocumentHandlers } from './fake-documents';
import type { AnnotatePdf, SearchText } from './fake-documents';
import { createFileHandlers } from './fake-files';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { createInboxHandlers } from './fake-inbox';
import type { FakeInbox } from './fake-inbox';
import { createNoteAttachmentHandlers } from './fake-note-attachments';
import { createNoteHandlers } from './fake-notes';
import { createPdfAnnotationHandlers } from './fake-pdf-annotations';
import { createPublicationHandlers } from './fake-publications';
import type { ReadPdfAnnotations } from './fake-pdf-annotations';
import { createNotificationHandlers } from './fake-notifications';
import { confirmFakeEmail, createProfileHandlers } from './fake-profile';
import { createFakeSecondFactors } from './fake-second-factors';
import { createCommentHandlers } from './fake-comments';
import { createSelectionHandlers } from './fake-selections';
import { createShareHandlers } from './fake-shares';
import { createSharingHandlers } from './fake-sharing';
import { createUpdateHandlers } from './fake-updates';
import type { FakeUpdates } from './fake-updates';
import type { InspectPdf } from './inspect-pdf';

/** What the fake api cannot do by itself; all but `inspectPdf` may be left out. */
export interface FakePlugins {
  /** Looks at uploaded PDFs; by default only at their plain parts. */
  readonly inspectPdf: InspectPdf;
  /** Searches a PDF; without it searching answers 501. */
  readonly searchText?: SearchText | undefined;
  /** Annotates a PDF; without it downloads with annotations answer 501. */
  readonly annotatePdf?: AnnotatePdf | undefined;
  /** Reads what other programs left in a PDF; without it nothing is there to import. */
  readonly readPdfAnnotations?: ReadPdfAnnotations | undefined;
  /** What Updates there are; without it their calls answer 501. */
  readonly updates?: FakeUpdates | undefined;
  /** What waits in everybody's inbox; without it only annotations that are left to place. */
  readonly inbox?: FakeInbox | undefined;
}

/** The handlers of all resources. */
export function createFakeHandlers(parts: FakeParts, plugins: FakePlugins): FakeHandlers {
  const mails = createFakeAccountMails(parts.state, parts.appUrl);
  const factors = createFakeSecondFactors(parts);
  const shares = createShareHandlers(parts);
  const documents = createDocumentHandlers(parts, plugins).documents;
  const updates = plugins.updates && createUpdateHandlers(parts, plugins.updates, documents);
  return {
    auth: {
      ...createAuthHandlers(parts, mails, factors).auth,
      confirmEmail: ({ input }) => {
        confirmFakeEmail(parts, mails, input.token);
        return undefined;
      },
    },
    ...createAccountDataHandlers(parts),
    profile: { ...createProfileHandlers(parts, mails, factors), ...factors.handlers },
    codes: {
      ...createCodeHandlers(parts).codes,
      ...createCodeBinHandlers(parts),
      ...createCodeSearchHandlers(parts, plugins.searchText),
      ...createSelectionHandlers(parts).codes,
      ...updates?.codes,
    },
    documents: {
      ...documents,
      ...createPublicationHandlers(parts),
      ...createPdfAnnotationHandlers(parts, plugins.readPdfAnnotations),
      ...updates?.documents,
    },
    selections: {
      ...createSelectionHandlers(parts).selections,
      ...createCommentHandlers(parts).selections,
      ...createAttachmentHandlers(parts),
      ...shares.selections,
    },
    ...createBookmarkHandlers(parts),
    notes: {
      ...createNoteHandlers(parts).notes,
      ...createNoteAttachmentHandlers(parts),
      ...shares.notes,
    },
    ...createContactHandlers(parts),
    ...createFileHandlers(parts),
    ...createNotificationHandlers(parts),
    ...createInboxHandlers(parts, plugins.inbox),
    ...createSharingHandlers(parts),
    ...createAdminHandlers(parts, mails, factors),
  };
}
