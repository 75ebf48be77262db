import type { ServerRoutes } from '../../calls/handlers';
import type { OwnFiles } from './own-files';
import type { FileService } from './service';

/** The served calls under `/files`. The PUT itself is in `http/`. */
export function fileRoutes(files: FileService, own: OwnFiles): ServerRoutes {
  return {
    files: {
      sign: ({ contentType, purpose }, { user }) => files.sign(user.id, contentType, purpose),
      list: (page = {}, call) => own.list(page, call),
      storage: (_input, call) => own.storage(call),
      content: ({ uuid }, call) => own.content(uuid, call),
      delete: async ({ uuid }, call) => {
        await own.delete(uuid, call);
        return undefined;
      },
    },
  };
}
