import { contractChecks } from '@glossator/client-sdk/checks';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLiveConnection, createMemoryTokenStore, createSession } from '@glossator/client-sdk';
import type { HttpTransport, PersistedSession } from '@glossator/client-sdk';
import { PROBLEM_CONTENT_TYPE, PROBLEMS } from '@glossator/client-sdk/contract';
import type { ProblemCode, UserNotification } from '@glossator/client-sdk/contract';
import { createFakeApi } from '@glossator/client-sdk/testing';
import type { FakeApiOptions } from '@glossator/client-sdk/testing';
import { App } from '../app/App';
import { createAppearance } from '../app/appearance';
import { createDroppedFiles } from '../app/dropped-files';
import type { Services } from '../app/services';
import { createLibraryPlace } from '../library/library-place';
import { toasts } from '../shell/notify';
import { answerNotifications } from './answers';

/** The account that tests log in with. */
export const ADA = 'ada@law.example';

/** Answers some requests itself; the api in memory gets the others. */
type Interceptor = (request: Request) => Response | Promise<Response> | undefined;

/** What the app is rendered on. */
export interface AppSetup {
  readonly path?: string;
  /** Logged in as Ada. */
  readonly isLoggedIn?: boolean;
  readonly api?: FakeApiOptions;
  /** What the browser has kept of a session. */
  readonly kept?: PersistedSession;
  /** Ada's notifications, newest first, instead of what the api has for them. */
  readonly notifications?: readonly UserNotification[];
}

/** An error answer as the server makes it. */
export function problemAnswer(code: ProblemCode, fields: readonly string[] = []): Response {
  const errors = fields.map((path) => ({ path, message: 'wrong' }));
  const { status, kind, title } = PROBLEMS[code];
  return new Response(JSON.stringify({ type: 'about:blank', title, status, kind, code, errors }), {
    status,
    headers: { 'content-type': PROBLEM_CONTENT_TYPE },
  });
}

/** Renders the whole app on an api in memory, at an address. */
export function renderApp(setup: AppSetup = {}) {
  const { path = '/', isLoggedIn = false, api: options, kept, notifications: initialNotifications } = setup;
  const api = createFakeApi({ users: [{ email: ADA }], ...options });
  const user = api.users()[0];
  const session: PersistedSession =
    isLoggedIn && user ? { user, token: api.signIn(user.email), ...kept } : { ...kept };
  const tokenStore = createMemoryTokenStore(session);
  const requests: string[] = [];
  let intercept: Interceptor = () => undefined;
  const notifications = [...(initialNotifications ?? [])];
  const transport: HttpTransport = async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`;
    // The bell and the navigation ask on their own, on every screen.
    if (call !== 'GET /notifications' && call !== 'GET /inbox/counts') requests.push(call);
    const ownAnswer = () =>
      initialNotifications ? answerNotifications(notifications, call, request) : undefined;
    return intercept(request) ?? ownAnswer() ?? api.transport(request);
  };
  const loginSession = createSession({
    baseUrl: api.baseUrl,
    transport,
    uploadTransport: api.uploadTransport,
    retry: false,
    checks: contractChecks,
    tokenStore,
  });
  const { client } = loginSession;
  const logged: string[] = [];
  const note = (message: string) => void logged.push(message);
  const live = {
    baseUrl: api.baseUrl,
    tokenStore,
    clientId: client.clientId,
    webSocket: api.webSocket,
    checks: contractChecks,
  };
  const services: Services = {
    client,
    session: loginSession,
    appearance: createAppearance(),
    droppedFiles: createDroppedFiles(),
    libraryPlace: createLibraryPlace(),
    log: { warn: note, error: note },
    openLive: (codeId) => createLiveConnection({ ...live, channel: { codeId } }),
    openUserLive: () => createLiveConnection({ ...live, channel: 'users' }),
    openAccountLive: () => createLiveConnection({ ...live, channel: 'internal-user' }),
  };
  window.history.replaceState(null, '', path);
  const view = render(<App services={services} />);
  return {
    api,
    services,
    tokenStore,
    /** What is left of Ada's notifications. */
    notifications,
    /** Method and path of every call, oldest first. */
    requests,
    logged,
    view,
    user: userEvent.setup({ delay: null }),
    /** From now on these requests are answered here; a rejection is a broken connection. */
    intercept(next: Interceptor) {
      intercept = next;
    },
    path: () => window.location.pathname,
    /** Renders the app anew on what this browser and the server have. */
    reload() {
      view.unmount();
      render(<App services={services} />);
    },
    /** Opens an address in this app, as going back and forth does. */
    navigate(address: string) {
      window.history.pushState(null, '', address);
      act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    },
  };
}

/** Leaves nothing of an app behind. */
export function leaveNothing(): void {
  cleanup();
  toasts.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
}
