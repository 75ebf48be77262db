import type { ServerRoutes } from './calls/handlers';
import { bookmarkRoutes } from './resources/bookmarks/routes';
import { createBookmarkService } from './resources/bookmarks/service';
import { createNoteAttachmentService } from './resources/notes/attachment-service';
import { noteRoutes } from './resources/notes/routes';
import { createNoteService } from './resources/notes/service';
import { createAnnotationsService } from './resources/exports/annotations-service';
import { exportRoutes } from './resources/exports/routes';
import { createImportService } from './resources/pdf-annotations/import-service';
import { importRoutes } from './resources/pdf-annotations/routes';
import { createAttachmentService } from './resources/selections/attachment-service';
import { createCommentService } from './resources/selections/comment-service';
import { createMentioning, type Mentioning } from './resources/selections/mentioning';
import { createSelectionRestoreService } from './resources/selections/restore-service';
import { selectionRoutes } from './resources/selections/routes';
import { createSelectionList } from './resources/selections/selection-list';
import { createSelectionService } from './resources/selections/service';
import { shareRoutes } from './resources/shares/routes';
import { createShareService } from './resources/shares/share-service';
import { synopsisRoutes } from './resources/synopsis/routes';
import { createSynopsisService } from './resources/synopsis/synopsis-service';
import type { UpdateServices } from './resources/updates/update-services';
import type { Foundation } from './foundation';

/** What people write on documents: Selections, bookmarks, notes, imports, and what they share of them. */
export function createAnnotationServices(
  foundation: Foundation,
  updates: UpdateServices,
): { readonly routes: readonly ServerRoutes[]; readonly mentioning: Mentioning } {
  const { ports, config, ledger, texts, annotations, bins, notifier, log, now, publicUrl } = foundation;
  const { blobs, pdf, mailer, printer } = ports;
  const { otherVersions, changesBetween } = updates;
  const refreshCarryOver = updates.jobs.refresh;
  const maxBytes = config.limits.attachmentBytes;
  const { storage } = ports;
  const mentioning = createMentioning({ storage, notifier, log });
  const routes = [
    selectionRoutes({
      selections: createSelectionService({ bins, texts, refreshCarryOver, now }),
      list: createSelectionList(otherVersions, texts),
      comments: createCommentService(bins, mentioning, now),
      attachments: createAttachmentService({ ledger, bins, maxBytes, now }),
      restored: createSelectionRestoreService(refreshCarryOver, now),
    }),
    bookmarkRoutes(createBookmarkService(bins, now)),
    noteRoutes(createNoteService(bins, now), createNoteAttachmentService({ ledger, maxBytes, now })),
    importRoutes(createImportService({ annotations, texts, ledger, blobs, pdf, now })),
    exportRoutes(createAnnotationsService({ texts, printer, now })),
    synopsisRoutes(createSynopsisService({ texts, otherVersions, changesBetween, printer, now })),
    shareRoutes(createShareService({ mailer, texts, publicUrl, log })),
  ];
  return { routes, mentioning };
}
