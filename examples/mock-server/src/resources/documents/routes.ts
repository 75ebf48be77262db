import type { ServerRoutes } from '../../calls/handlers';
import type { DownloadService } from './download/download-service';
import type { DocumentService } from './service';
import type { DocumentSearch } from './text/document-search';

/** What serves the calls about documents themselves. */
export interface DocumentServices {
  readonly documents: DocumentService;
  readonly search: DocumentSearch;
  readonly downloads: DownloadService;
}

/** The served calls about documents themselves. */
export function documentRoutes({ documents, search, downloads }: DocumentServices): ServerRoutes {
  return {
    documents: {
      create: (input, call) => documents.create(input, call),
      update: (input, call) => documents.update(input, call),
      delete: async ({ id }, call) => {
        await documents.delete(id, call);
        return undefined;
      },
      search: (input, call) => search(input, call),
      download: (input, call) => downloads.download(input, call),
      file: (input, call) => documents.file(input, call),
    },
  };
}
