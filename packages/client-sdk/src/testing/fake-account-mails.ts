import { createRandomKey } from '../http/random-key';
import type { FakeLink, FakeState, FakeUser } from './fake-state';
import { refusal } from './refusal';

const HOUR_MS = 3_600_000;

/** Milliseconds for which links of each kind work (decisions.md section 7). */
const LIFETIME_MS: Readonly<Record<FakeLink['kind'], number>> = {
  activation: 24 * HOUR_MS,
  'reset-password': HOUR_MS,
};

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
    /** Sends a link that works once; earlier ones of its kind are worthless from now on. */
    sendLink(user: FakeUser, kind: FakeLink['kind']): void {
      const { id, email } = user.profile;
      withdraw(id, kind);
      const token = createRandomKey();
      state.links.set(token, { userId: id, kind, expiresAt: state.now() + LIFETIME_MS[kind] });
      state.mailbox.push({ kind, to: email, link: `${appUrl}/${kind}/${token}` });
    },
    /** Tells the holder of an account something; the link leads to the log-in. */
    sendNotice(user: FakeUser): void {
      state.mailbox.push({ kind: 'login', to: user.profile.email, link: `${appUrl}/login` });
    },
    /** Uses a link up and gives its user. Refuses one that is unknown, used, too old or of another kind. */
    redeem(token: string, kind: FakeLink['kind']): FakeUser {
      const link = state.links.get(token);
      const user =
        link?.kind === kind && link.expiresAt > state.now() ? state.users.get(link.userId) : undefined;
      if (!user) throw refusal('INVALID_TOKEN');
      state.links.delete(token);
      return user;
    },
  };
}
