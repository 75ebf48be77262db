import type { ServerRoutes } from '../../calls/handlers';
import type { ImportService } from './import-service';

/** The served calls about annotations that other programs left in PDFs. */
export function importRoutes(imports: ImportService): ServerRoutes {
  return {
    documents: {
      pdfAnnotations: ({ id }, call) => imports.overview(id, call),
      importAnnotations: (input, call) => imports.import(input, call),
      undoImport: (input, call) => imports.undo(input, call),
    },
  };
}
