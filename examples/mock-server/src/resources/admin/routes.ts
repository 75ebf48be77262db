import type { ServerRoutes } from '../../calls/handlers';
import type { ArchiveService } from '../account/archive-service';
import type { AdminLists } from './admin-lists';
import type { ServerHealthReader } from './server-health';

/** The served calls under `/admin`. */
export function adminRoutes(
  lists: AdminLists,
  archive: ArchiveService,
  health: ServerHealthReader,
): ServerRoutes {
  return {
    admin: {
      users: (page) => lists.users(page),
      codes: (page) => lists.codes(page),
      archiveUser: async ({ userId }) => {
        await archive.archiveOther(userId);
        return undefined;
      },
      health: () => health(),
    },
  };
}
