import type { ServerRoutes } from '../../calls/handlers';
import type { DownloadService } from './download/download-service';
import type { NamingService } from './naming/naming-service';
import type { DocumentService } from './service';
import type { DocumentSearch } from './text/document-search';
import type { DocumentStructures } from './text/document-structure';

/** What serves the calls about documents themselves. */
export interface DocumentServices {
  readonly documents: DocumentService;
  readonly search: DocumentSearch;
  readonly structures: DocumentStructures;
  readonly downloads: DownloadService;
  readonly naming: NamingService;
}

/** The served calls about documents themselves. */
export function documentRoutes({
  documents,
  search,
  structures,
  downloads,
  naming,
}: DocumentServices): ServerRoutes {
  return {
    documents: {
      create: (input, call) => documents.create(input, call),
      update: (input, call) => documents.update(input, call),
      delete: async ({ id }, call) => {
        await documents.delete(id, call);
        return undefined;
      },
      labelVersion: (input, call) => naming.label(input, call),
      search: (input, call) => search(input, call),
      structure: (input, call) => structures.structure(input, call),
      articleText: (input, call) => structures.articleText(input, call),
      download: (input, call) => downloads.download(input, call),
      file: (input, call) => documents.file(input, call),
    },
  };
}
