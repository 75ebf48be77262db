import type { Operations, ParsedInputOf } from '../contract/index';
import { createRandomKey } from '../http/random-key';
import type { FakeAccountMails } from './fake-account-mails';
import { findUser } from './fake-state';
import type { FakeRegistration, FakeState } from './fake-state';
import { refusal } from './refusal';

/** Milliseconds for which activation links work (decisions.md section 7). */
const LIFETIME_MS = 24 * 3_600_000;

/** Registrations that wait for their links, each of which activates what was written in its own. */
export function createFakeRegistrations(state: FakeState, mails: FakeAccountMails) {
  const isOf = (email: string) => {
    const wanted = email.trim().toLowerCase();
    return ([, { profile, expiresAt }]: [string, FakeRegistration]) =>
      profile.email.toLowerCase() === wanted && expiresAt > state.now();
  };
  const listOf = (email: string) => [...state.registrations].filter(isOf(email)).toReversed();
  const hasAccount = (email: string) => findUser(state, email)?.isActivated === true;
  const put = (registration: Omit<FakeRegistration, 'expiresAt'>): string => {
    const token = createRandomKey();
    state.registrations.set(token, { ...registration, expiresAt: state.now() + LIFETIME_MS });
    return token;
  };

  return {
    /** Keeps a form and sends its link; to an address that has an account goes a notice. */
    add(form: ParsedInputOf<Operations['auth']['register']>): void {
      const { password1, password2: _repeated, hasAcceptedTerms: _accepted, otherPosition, ...given } = form;
      const other = otherPosition === undefined ? {} : { otherPosition };
      const profile = {
        ...given,
        ...other,
        userType: 'user',
        has2fa: false,
        createdAt: state.moment(),
      } as const;
      const token = put({ profile, password: password1 });
      const holder = findUser(state, form.email);
      if (holder?.isActivated) mails.sendNotice(holder.profile);
      else mails.sendActivation(profile, token);
    },
    /** Whether a registration with this password waits. */
    isWaiting: ({ email, password }: { readonly email: string; readonly password: string }): boolean =>
      listOf(email).some(([, registration]) => registration.password === password),
    /** Sends the link again where one registration waits; of several nobody knows which is meant. */
    resend(email: string): void {
      const [only, another] = listOf(email);
      if (!only || hasAccount(email)) return;
      const [token, registration] = only;
      if (another) {
        mails.sendNotice(registration.profile, 'register');
        return;
      }
      state.registrations.delete(token);
      mails.sendActivation(registration.profile, put(registration));
    },
    /** Makes an account of the registration of a link; the others of its address go. */
    redeem(token: string): void {
      const registration = state.registrations.get(token);
      const email = registration?.profile.email ?? '';
      if (!registration || registration.expiresAt <= state.now() || hasAccount(email))
        throw refusal('INVALID_TOKEN');
      for (const [each] of listOf(email)) state.registrations.delete(each);
      // Who was invited keeps the invitations.
      const id = findUser(state, email)?.profile.id ?? state.nextId('user');
      const { profile, password } = registration;
      const userType = state.admins.has(email.toLowerCase()) ? 'admin' : 'user';
      state.users.set(id, { profile: { id, ...profile, userType }, password, isActivated: true });
    },
  };
}
