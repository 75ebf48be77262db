import type { ServerRoutes } from '../../calls/handlers';
import { toUser } from '../profile/view';
import type { ArchiveService } from './archive-service';
import type { ProfileService } from './profile-service';

/** The served calls about one's own account. */
export function accountRoutes(profiles: ProfileService, archive: ArchiveService): ServerRoutes {
  return {
    auth: {
      confirmEmail: async ({ token }, { visit }) => {
        await profiles.confirmEmail(token, visit.languages);
        return undefined;
      },
    },
    profile: {
      get: async (_input, { user }) => toUser(user),
      update: (input, call) => profiles.update(input, call),
      changePassword: async (input, call) => {
        await profiles.changePassword(input, call);
        return undefined;
      },
      delete: async ({ currentPassword }, call) => {
        await archive.archive(currentPassword, call);
        return undefined;
      },
    },
  };
}
