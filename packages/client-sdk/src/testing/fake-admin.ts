import { API_VERSION, jobQueueSchema } from '../contract/index';
import type { AdminUser, JobQueue } from '../contract/index';
import type { FakeAccountMails } from './fake-account-mails';
import { endAccount } from './fake-archive';
import { pageOf } from './fake-handlers';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import type { FakeSecondFactors } from './fake-second-factors';
import { documentsOf, refOf } from './fake-state';
import type { FakeState, FakeUser } from './fake-state';
import { refusal } from './refusal';

/** Calls under `/admin` (decisions.md section 13). */
export function createAdminHandlers(parts: FakeParts, mails: FakeAccountMails, factors: FakeSecondFactors) {
  const { state } = parts;
  const startedAt = state.now();
  return {
    admin: {
      users: ({ input }) => pageOf(accountsOf(state).map(shown(state)), input),
      archiveUser: ({ input }) => {
        const user = accountsOf(state).find(({ profile }) => profile.id === input.userId);
        if (!user || user.profile.userType === 'archived') throw refusal('NOT_FOUND');
        if (user.profile.userType === 'admin') throw refusal('CONFLICT');
        endAccount(parts, { mails, factors }, user);
        return undefined;
      },
      codes: ({ input }) => {
        const rows = [...state.codes.values()].map(({ id, title, owner, createdAt }) => ({
          id,
          title,
          owner: refOf(owner),
          createdAt,
          storageBytes: documentsOf(state, id).reduce((sum, { size }) => sum + size, 0),
        }));
        return pageOf(rows, input);
      },
      health: () => {
        const contents = [...state.uploads.values()].flatMap(({ content }) =>
          content ? [content.length] : [],
        );
        return {
          version: API_VERSION,
          startedAt: new Date(startedAt).toISOString(),
          uptimeSeconds: (state.now() - startedAt) / 1000,
          memoryBytes: 0,
          storage: {
            users: accountsOf(state).length,
            codes: state.codes.size,
            files: contents.length,
            fileBytes: contents.reduce((sum, size) => sum + size, 0),
          },
          jobs: { running: 0, pending: 0, queues: JOB_QUEUES },
          sockets: 0,
        };
      },
    },
  } satisfies FakeHandlers;
}

/** The fake does everything at once: nothing ever waits. */
const JOB_QUEUES: JobQueue[] = jobQueueSchema.shape.kind.options.map((kind) => ({
  kind,
  waiting: 0,
  active: 0,
  failed: 0,
}));

/** Everybody with an account, now or formerly. */
const accountsOf = (state: FakeState): FakeUser[] =>
  [...state.users.values()].filter(({ profile }) => profile.userType !== 'tmp_user');

const shown =
  (state: FakeState) =>
  (user: FakeUser): AdminUser => {
    const { id, email, userType, createdAt } = user.profile;
    const files = [...state.uploads.values()].filter(({ userId }) => userId === id);
    return {
      id,
      name: refOf(user).name,
      email,
      isAdmin: userType === 'admin',
      isArchived: userType === 'archived',
      createdAt,
      storageBytes: files.reduce((sum, { content }) => sum + (content?.length ?? 0), 0),
    };
  };
