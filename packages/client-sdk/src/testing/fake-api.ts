import { contractChecks } from '../checks/contract-checks';
import { createClient } from '../http/create-client';
import type { ClientOptions } from '../http/create-client';
import type { GlossatorClient } from '../http/glossator-client';
import type { HttpTransport } from '../http/send-request';
import { createMemoryTokenStore } from '../http/token-store';
import { createRandomKey } from '../http/random-key';
import { createUploadOver } from '../http/upload';
import { openSession } from './fake-auth';
import { createFakeCalls } from './fake-calls';
import { FAKE_UPLOAD_PATH, receiveUpload } from './fake-files';
import type { FakeParts } from './fake-handlers';
import { createFakeLive } from './fake-live';
import { createFakeRouter } from './fake-router';
import { fakeCodeOf } from './fake-second-factors';
import { plantSeed, plantUpload, plantUser } from './fake-seed';
import type { FakeSeed, FakeUserSeed } from './fake-seed';
import { createFakeHandlers } from './fake-services';
import type { FakePlugins } from './fake-services';
import { createFakeWebSocket } from './fake-socket';
import { createFakeState, findUser } from './fake-state';
import type { FakeAccountMailKind, FakeMessage } from './fake-state';
import { createIdempotency } from './idempotency';
import { createInProcessClient } from './in-process-client';
import { createPdfGlance } from './inspect-pdf';

/** What a fake api starts with; everything may be left out. */
export interface FakeApiOptions extends Partial<FakePlugins> {
  /** Milliseconds since 1970; the real time by default. */
  readonly clock?: () => number;
  /** Makes the ids of files; random ones by default. */
  readonly createUuid?: () => string;
  /** Accounts that are there from the start, activated. */
  readonly users?: readonly FakeUserSeed[];
  /** Addresses of admins, as the server's setting `ADMINS`. */
  readonly admins?: readonly string[];
  /** Codes and documents that are there from the start. */
  readonly seed?: FakeSeed;
  /** The least id of what is created after the seed. */
  readonly firstId?: number;
}

/** Where the fake api pretends to live. */
export const FAKE_BASE_URL = 'https://glossator.test';

/**
 * An api in memory with the server's behavior for the calls served so far; all others answer 501. For tests and
 * stories, in the browser too. Nothing is kept and nothing leaves the page.
 */
export function createFakeApi(options: FakeApiOptions = {}) {
  const state = createFakeState(options.clock ?? Date.now, options.createUuid, options.admins);
  const live = createFakeLive(state);
  const { emit, emitToOthers, publishToUser, expel, endSession, endChannel } = live;
  const channels = { emit, emitToOthers, publishToUser, expel, endSession, endChannel };
  const parts: FakeParts = { state, appUrl: FAKE_BASE_URL, ...channels };
  const plugins = { ...options, inspectPdf: options.inspectPdf ?? createPdfGlance({ pages: 1 }) };
  const handlers = createFakeHandlers(parts, plugins);
  const calls = createFakeCalls(state, handlers, createIdempotency());
  const route = createFakeRouter(calls);
  for (const user of options.users ?? []) plantUser(state, user);
  plantSeed(state, options.seed ?? {});
  state.countFrom(options.firstId ?? 1);

  const transport: HttpTransport = async (request) => {
    request.signal.throwIfAborted();
    const isUpload = new URL(request.url).pathname.startsWith(FAKE_UPLOAD_PATH);
    return isUpload && request.method === 'PUT' ? receiveUpload(parts, request) : route(request);
  };
  // Read first: a simulated browser's Blob is none to the Request of the engine below it.
  const uploadTransport = createUploadOver(transport, (body) => body.arrayBuffer());
  /** The account with an address. Throws a RangeError for an unknown one. */
  const requireUser = (email: string) => {
    const user = findUser(state, email);
    if (!user) throw new RangeError(`There is no account ${email}`);
    return user;
  };

  return {
    baseUrl: FAKE_BASE_URL,
    transport,
    uploadTransport,
    /** A WebSocket constructor whose sockets end in this api: hand it to `createLiveConnection`. */
    webSocket: createFakeWebSocket(live.accept),
    /** A client on this api; `token` logs it in. */
    client: (token?: string, more: Partial<ClientOptions> = {}): GlossatorClient =>
      createClient({
        baseUrl: FAKE_BASE_URL,
        transport,
        uploadTransport,
        tokenStore: createMemoryTokenStore(token === undefined ? {} : { token }),
        retry: false,
        checks: contractChecks,
        ...more,
      }),
    /** A client that calls this api without HTTP. */
    inProcessClient: (token?: string, clientId = createRandomKey()): GlossatorClient =>
      createInProcessClient({
        baseUrl: FAKE_BASE_URL,
        perform: calls.perform,
        uploadTransport,
        caller: { token, clientId },
      }),
    /** Makes one call without HTTP; most are answered before this returns (`FakeCalls`). */
    perform: calls.perform,
    /** Opens a session for a seeded account and gives its token. Throws a RangeError for an unknown address. */
    signIn: (email: string): string => openSession(state, requireUser(email)),
    /** Adds a file that an account has uploaded, whatever it contains; gives its uuid. Throws a RangeError for an unknown address. */
    plantUpload: (email: string, file: Parameters<typeof plantUpload>[2]): string =>
      plantUpload(state, requireUser(email).profile.id, file),
    /** What is stored, by id; a test may change it as others would. */
    stored: {
      codes: state.codes,
      documents: state.documents,
      selections: state.selections,
      bookmarks: state.bookmarks,
      notes: state.notes,
    },
    /** Everything the api has "sent" by e-mail, oldest first. */
    mailbox: {
      messages: (): readonly FakeMessage[] => state.mailbox,
      /** The newest link of this kind to an address. Throws a RangeError where none was sent. */
      linkTo: (email: string, kind: FakeAccountMailKind): string => {
        const message = state.mailbox.findLast(
          (mail) => mail.kind === kind && mail.to.toLowerCase() === email.toLowerCase(),
        );
        if (!message) throw new RangeError(`No ${kind} link was sent to ${email}`);
        return message.link;
      },
    },
    /** The code that an app with this secret would show now. */
    secondFactorToken: (secret: string): string => fakeCodeOf(state, secret),
    /** The accounts there are. */
    users: () => [...state.users.values()].map(({ profile }) => profile),
    /** Breaks all live connections as a failing network would. */
    dropConnections: live.drop,
    close: live.close,
  };
}

/** An api in memory: over HTTP, in process and over live sockets. */
export type FakeApi = ReturnType<typeof createFakeApi>;
