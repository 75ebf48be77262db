import type { ServerRoutes } from '../../calls/handlers';
import { toUser } from '../profile/view';
import type { ArchiveService } from './archive-service';
import type { ProfileService } from './profile-service';
import type { SecondFactorService } from './second-factor-service';

/** The served calls about one's own account. */
export function accountRoutes(
  profiles: ProfileService,
  archive: ArchiveService,
  secondFactor: SecondFactorService,
): ServerRoutes {
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
      generate2fa: ({ userId }, call) => secondFactor.generate(userId, call),
      activate2fa: (input, call) => secondFactor.activate(input, call),
      delete: async ({ currentPassword }, call) => {
        await archive.archive(currentPassword, call);
        return undefined;
      },
    },
  };
}
