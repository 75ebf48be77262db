import type { ServerRoutes } from '../../calls/handlers';
import type { CodeBin } from './service';

/** The served calls about deleted Codes, and the one that deletes a Code. */
export function codeBinRoutes(bin: CodeBin): ServerRoutes {
  return {
    codes: {
      bin: (page = {}, call) => bin.list(page, call),
      delete: async (_input, call) => {
        await bin.delete(call);
        return undefined;
      },
      restore: async ({ id }, call) => {
        await bin.restore(id, call);
        return undefined;
      },
      deleteForGood: async ({ id }, call) => {
        await bin.deleteForGood(id, call);
        return undefined;
      },
      emptyBin: async (_input, call) => {
        await bin.empty(call);
        return undefined;
      },
    },
  };
}
