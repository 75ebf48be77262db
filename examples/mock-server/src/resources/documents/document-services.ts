import type { ServerRoutes } from '../../calls/handlers';
import { createDownloadService, type DownloadParts } from './download/download-service';
import { createNamingService } from './naming/naming-service';
import { documentRoutes } from './routes';
import { createDocumentService, type DocumentParts } from './service';
import type { DocumentEdits } from './store/document-edits';
import { createDraftEdits } from './store/draft-edits';
import { createDocumentSearch } from './text/document-search';
import { createDocumentStructures } from './text/document-structure';

/** What the services of documents work with. `replaceDraft` gives a document of a draft a new file. */
export type DocumentServicesParts = Omit<DocumentParts, 'drafts' | 'naming'> &
  DownloadParts & {
    readonly replaceDraft: DocumentEdits['replace'];
    readonly now: () => Date;
  };

/** Documents themselves: their edits, names, search and downloads. */
export function createDocumentServices(parts: DocumentServicesParts): ServerRoutes {
  const { ledger, texts, touch, replaceDraft, now, gate } = parts;
  const naming = createNamingService(touch);
  const documents = createDocumentService({
    ...parts,
    gate,
    naming,
    drafts: { ...createDraftEdits(ledger, now), replace: replaceDraft },
  });
  const downloads = createDownloadService(parts);
  return documentRoutes({
    documents,
    search: createDocumentSearch(texts),
    structures: createDocumentStructures(texts),
    downloads,
    naming,
  });
}
