import type { ServerRoutes } from '../../calls/handlers';
import { ProblemError } from '../../problems/problem-error';
import type { SessionKeeper } from '../auth/session-keeper';
import type { ShowUser } from '../profile/view';
import type { ArchiveService } from './archive-service';
import type { ProfileService } from './profile-service';
import type { SecondFactorService } from './second-factor-service';

/** The served calls about one's own account. */
export function accountRoutes(
  profiles: ProfileService,
  archive: ArchiveService,
  secondFactor: SecondFactorService,
  sessions: SessionKeeper,
  showUser: ShowUser,
): ServerRoutes {
  return {
    auth: {
      confirmEmail: async ({ token }, { visit }) => {
        await profiles.confirmEmail(token, visit.languages);
        return undefined;
      },
    },
    profile: {
      get: async (_input, { user }) => showUser(user),
      update: (input, call) => profiles.update(input, call),
      changePassword: async (input, call) => {
        await profiles.changePassword(input, call);
        return undefined;
      },
      sessions: async (_input, { user, sessionId: own }) => {
        const listed = await sessions.listOf(user.id);
        const data = listed.map(({ listedId: id, sessionId, createdAt, lastUsedAt, ...rest }) => ({
          id,
          isCurrent: sessionId === own,
          createdAt: new Date(createdAt).toISOString(),
          lastUsedAt: new Date(lastUsedAt).toISOString(),
          ...rest,
        }));
        return { data };
      },
      endSession: async ({ sessionId }, { user }) => {
        if (!(await sessions.endListed(user.id, sessionId))) throw new ProblemError('NOT_FOUND');
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
