import type { InputOf, Operations, Problem, User } from '../contract/index';
import { ApiError } from '../http/api-error';
import { createClient } from '../http/create-client';
import type { ClientOptions } from '../http/create-client';
import type { GlossatorClient } from '../http/glossator-client';
import { createMemoryTokenStore } from '../http/token-store';
import type { PersistedSession, SessionStore } from '../http/token-store';
import { createTopic } from '../live/topic';

/**
 * The log-in state (specification section 3). `twoFactor` is the trusted device's token, `qrUrl` the picture of a second factor that was made
 * and not switched on yet, `error` the last refusal. Neither of the last two outlives the page.
 */
export interface SessionState {
  readonly user: User | undefined;
  readonly token: string | undefined;
  readonly twoFactor: string | undefined;
  readonly cookieBanner: boolean;
  readonly qrUrl: string | undefined;
  readonly error: Problem | undefined;
}

/**
 * Why a session ended: the user logged out here; the server no longer accepts the token ("You've been logged out",
 * specification section 8); or another tab logged out or logged somebody else in.
 */
export type SessionEndReason = 'loggedOut' | 'refused' | 'elsewhere';

/** What `login` takes: the form's fields. A trusted device's token is added where there is one. */
export type Credentials = Omit<InputOf<Operations['auth']['login']>, 'device2faToken'>;

/** The log-in state with the client that works on it. */
export interface LoginSession {
  readonly client: GlossatorClient;
  /** The same object until something changes. */
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Called once for each session that ends; what was stored for its user must be deleted. */
  onEnded(listener: (reason: SessionEndReason) => void): () => void;
  /** Logs in and stores user and token. Rejects as the client does; a refusal is also stored as `error`. */
  login(credentials: Credentials): Promise<User>;
  /** Registers; the account must be activated by the link in the mail before it can log in. Rejects as the client does. */
  register(form: InputOf<Operations['auth']['register']>): Promise<undefined>;
  /**
   * Makes a second factor and keeps its picture as `qrUrl`; gives its secret as text. Rejects as the client does, and with a RangeError
   * without a user.
   */
  generate2fa(): Promise<string>;
  /** Switches the second factor on or off with a code of it; gives the recovery codes where it is on. Rejects as the client does. */
  activate2fa(input: InputOf<Operations['profile']['activate2fa']>): Promise<readonly string[]>;
  /** Ends the session here at once, on the server if it can be reached. Never rejects. */
  logout(): Promise<void>;
  /** Fetches the profile where there is a token without one (specification section 4). Never rejects. */
  restore(): Promise<void>;
  /** Stores a changed profile; that of anybody but who is logged in by now is dropped. */
  setUser(user: User): void;
  /** Ends the session here without a call, as when the live channel says that the token has ended. */
  end(reason: SessionEndReason): void;
  acceptCookies(): void;
  /** Stops listening to the store. */
  close(): void;
}

/** What a session is made of: the client's options and a store for what outlives the page. */
export type SessionOptions = Omit<ClientOptions, 'tokenStore' | 'onUnauthorized'> & {
  readonly tokenStore: SessionStore;
};

/** Milliseconds that logging out waits for the server. */
const LOGOUT_MS = 5000;

const stateOf = (
  kept: PersistedSession,
  { error, qrUrl }: Partial<Pick<SessionState, 'error' | 'qrUrl'>> = {},
): SessionState => ({
  // Whose session it was matters to nobody once it has ended.
  user: kept.token === undefined ? undefined : kept.user,
  token: kept.token,
  twoFactor: kept.twoFactor,
  cookieBanner: kept.cookieBanner ?? false,
  qrUrl,
  error,
});

/**
 * Makes the log-in state as a small store around a client (specification sections 4 and 8). It follows the token
 * store, so that logging out in another tab logs out here, and fetches the profile of a token that came without one.
 */
export function createSession(options: SessionOptions): LoginSession {
  const { tokenStore, ...clientOptions } = options;
  const changes = createTopic<[]>();
  const endings = createTopic<[SessionEndReason]>();
  let state = stateOf(tokenStore.read());

  /** Adopts what the store holds now; publishes the change, and the end of a session that no longer exists. */
  const adopt = (reason: SessionEndReason, error: Problem | undefined) => {
    const before = state;
    const kept = tokenStore.read();
    const isSameToken = before.token === kept.token;
    state = stateOf(kept, { error, qrUrl: isSameToken ? before.qrUrl : undefined });
    changes.publish();
    if (before.token === undefined || isSameToken) return;
    const isSameUser = state.user !== undefined && state.user.id === before.user?.id;
    // Another tab may have cleared the token and nothing else.
    if (state.token === undefined && kept.user !== undefined) keep({ user: undefined });
    if (!isSameUser) endings.publish(reason);
  };
  const setState = (part: Partial<SessionState>) => {
    state = { ...state, ...part };
    changes.publish();
  };
  /** Writes to the store without taking it for another tab's doing. */
  let isWriting = false;
  const write = (next: PersistedSession, reason: SessionEndReason, error?: Problem) => {
    isWriting = true;
    tokenStore.write(next);
    isWriting = false;
    adopt(reason, error);
  };
  const keep = (part: PersistedSession) => write({ ...tokenStore.read(), ...part }, 'elsewhere');
  const end = (reason: SessionEndReason) => {
    if (tokenStore.get() === undefined) return;
    // The device stays trusted and the banner stays closed.
    write({ ...tokenStore.read(), user: undefined, token: undefined }, reason);
  };

  const client = createClient({
    ...clientOptions,
    tokenStore,
    onUnauthorized: (_problem, token) => {
      if (token === tokenStore.get()) end('refused');
    },
  });

  /** Runs a call and keeps what the server refused it for. */
  const keepingError = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      setState({ error: error instanceof ApiError ? error.problem : undefined });
      throw error;
    }
  };

  const restore = async () => {
    const { token, user } = tokenStore.read();
    if (token === undefined || user !== undefined) return;
    const profile = await client.profile.get().catch(() => undefined);
    if (profile && tokenStore.get() === token) keep({ user: profile });
  };

  const stopWatching = tokenStore.subscribe(() => {
    if (isWriting) return;
    adopt('elsewhere', undefined);
    void restore();
  });

  return {
    client,
    getState: () => state,
    subscribe: (listener) => changes.subscribe(listener),
    onEnded: (listener) => endings.subscribe(listener),
    async login(credentials) {
      const { twoFactor } = tokenStore.read();
      const answer = await keepingError(
        client.auth.login({ ...credentials, ...(twoFactor !== undefined && { device2faToken: twoFactor }) }),
      );
      keep({ user: answer.user, token: answer.token, twoFactor: answer.device2faToken ?? twoFactor });
      return answer.user;
    },
    register: (form) => keepingError(client.auth.register(form)),
    async generate2fa() {
      const { user, token } = state;
      if (!user) throw new RangeError('There is nobody logged in');
      const { secret, qrCodeUrl } = await keepingError(client.profile.generate2fa({ userId: user.id }));
      if (state.token === token) setState({ qrUrl: qrCodeUrl });
      return secret;
    },
    async activate2fa(input) {
      const { token } = state;
      const { has2fa, recoveryCodes = [] } = await keepingError(client.profile.activate2fa(input));
      if (state.token !== token || !state.user) return recoveryCodes;
      setState({ qrUrl: undefined });
      const user = { ...state.user, has2fa };
      // A device is trusted with the factor that it was trusted with.
      keep(has2fa ? { user } : { user, twoFactor: undefined });
      return recoveryCodes;
    },
    async logout() {
      const token = tokenStore.get();
      if (token === undefined) return;
      // A client of its own: the token is removed here before the server knows.
      const leaving = createClient({ ...clientOptions, tokenStore: createMemoryTokenStore({ token }) });
      end('loggedOut');
      await leaving.auth.logout(undefined, { timeoutMs: LOGOUT_MS }).catch(() => undefined);
    },
    restore,
    setUser(user) {
      if (state.user?.id === user.id) keep({ user });
    },
    end,
    acceptCookies: () => keep({ cookieBanner: true }),
    close: stopWatching,
  };
}
