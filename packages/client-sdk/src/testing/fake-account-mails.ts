import type { User } from '../contract/index';
import { createRandomKey } from '../http/random-key';
import type { FakeLink, FakeState, FakeUser } from './fake-state';
import { refusal } from './refusal';

const HOUR_MS = 3_600_000;

/** Milliseconds for which links of each kind work (decisions.md section 7). */
const LIFETIME_MS: Readonly<Record<FakeLink['kind'], number>> = {
  'reset-password': HOUR_MS,
  'confirm-email': 24 * HOUR_MS,
};

/** What sends the mails about accounts. */
export type FakeAccountMails = ReturnType<typeof createFakeAccountMails>;

/** The mails about accounts and the links in them. `appUrl` starts the links. */
export function createFakeAccountMails(state: FakeState, appUrl: string) {
  /** Makes a user's links worthless, those of one kind or all. */
  const withdraw = (userId: number, kind?: FakeLink['kind']): void => {
    for (const [token, link] of state.links) {
      if (link.userId === userId && (kind === undefined || link.kind === kind)) state.links.delete(token);
    }
  };
  return {
    withdraw,
    /** Sends a link that works once, to the account's address or the one it confirms; earlier ones of its kind are worthless from now on. */
    sendLink(user: FakeUser, kind: FakeLink['kind'], email?: string): void {
      const { id } = user.profile;
      withdraw(id, kind);
      const token = createRandomKey();
      const expiresAt = state.now() + LIFETIME_MS[kind];
      state.links.set(token, { userId: id, kind, expiresAt, ...(email !== undefined && { email }) });
      state.mailbox.push({ kind, to: email ?? user.profile.email, link: `${appUrl}/${kind}/${token}` });
    },
    /** Sends the link of a registration. */
    sendActivation({ email }: Pick<User, 'email'>, token: string): void {
      state.mailbox.push({ kind: 'activation', to: email, link: `${appUrl}/activation/${token}` });
    },
    /** Notifies the holder of an account, or who was or would be; the link leads to the log-in, or to registering. */
    sendNotice({ email }: Pick<User, 'email'>, kind: 'login' | 'register' = 'login'): void {
      state.mailbox.push({ kind, to: email, link: `${appUrl}/${kind}` });
    },
    /** Uses a link up; gives it and its user. Refuses one that is unknown, used, too old or of another kind. */
    redeem(token: string, kind: FakeLink['kind']): { readonly user: FakeUser; readonly link: FakeLink } {
      const link = state.links.get(token);
      const user = link && state.users.get(link.userId);
      if (!user || link.kind !== kind || link.expiresAt <= state.now()) throw refusal('INVALID_TOKEN');
      state.links.delete(token);
      return { user, link };
    },
  };
}
