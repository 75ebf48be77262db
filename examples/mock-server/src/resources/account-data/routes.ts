import type { ServerRoutes } from '../../calls/handlers';
import type { ExportService } from './exporting/export-service';
import type { ImportService } from './importing/import-service';

/** The served calls about all data of an account. */
export function accountDataRoutes(exports: ExportService, imports: ImportService): ServerRoutes {
  return {
    account: {
      exportOverview: (_input, call) => exports.overview(call),
      export: (_input, call) => exports.export(call),
      startImport: ({ uuid }, call) => imports.start(uuid, call),
      lastImport: async (_input, call) => {
        const data = await imports.last(call);
        return data ? { data } : {};
      },
    },
  };
}
