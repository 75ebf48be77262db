import { createClient } from '../http/create-client';
import type { ClientOptions } from '../http/create-client';
import type { GlossatorClient } from '../http/glossator-client';
import type { HttpTransport } from '../http/send-request';
import { createMemoryTokenStore } from '../http/token-store';
import { createUploadOver } from '../http/upload';
import { createAttachmentHandlers } from './fake-attachments';
import { createAuthHandlers, findUser, openSession } from './fake-auth';
import { createBookmarkHandlers } from './fake-bookmarks';
import { createCodeSearchHandlers } from './fake-code-search';
import { createCodeHandlers } from './fake-codes';
import { createDocumentHandlers } from './fake-documents';
import type { AnnotatePdf, SearchText } from './fake-documents';
import { createFileHandlers, FAKE_UPLOAD_PATH, receiveUpload } from './fake-files';
import type { FakeParts } from './fake-handlers';
import { createFakeLive } from './fake-live';
import { createNoteAttachmentHandlers } from './fake-note-attachments';
import { createNoteHandlers } from './fake-notes';
import { createFakeRouter } from './fake-router';
import { plantSeed, plantUser } from './fake-seed';
import type { FakeSeed, FakeUserSeed } from './fake-seed';
import { createPdfAnnotationHandlers } from './fake-pdf-annotations';
import type { ReadPdfAnnotations } from './fake-pdf-annotations';
import { createSelectionHandlers } from './fake-selections';
import { createShareHandlers } from './fake-shares';
import { createFakeWebSocket } from './fake-socket';
import { createFakeState } from './fake-state';
import type { FakeMessage } from './fake-state';
import { createPdfGlance } from './inspect-pdf';
import type { InspectPdf } from './inspect-pdf';

/** What a fake api starts with; everything may be left out. */
export interface FakeApiOptions {
  /** Milliseconds since 1970; the real time by default. */
  readonly clock?: () => number;
  /** Accounts that are there from the start, activated. */
  readonly users?: readonly FakeUserSeed[];
  /** Codes and documents that are there from the start. */
  readonly seed?: FakeSeed;
  /** Looks at uploaded PDFs; by default only at their plain parts. */
  readonly inspectPdf?: InspectPdf;
  /** Searches a PDF; without it searching answers 501. */
  readonly searchText?: SearchText;
  /** Annotates a PDF; without it downloads with annotations answer 501. */
  readonly annotatePdf?: AnnotatePdf;
  /** Reads what other programs left in a PDF; without it nothing is there to import. */
  readonly readPdfAnnotations?: ReadPdfAnnotations;
  /** What an activation token is put after in the links that are "sent". */
  readonly activationLinkBase?: string;
}

/** Where the fake api pretends to live. */
export const FAKE_BASE_URL = 'https://glossator.test';

/**
 * An api in memory with the server's behaviour for the calls served so far; all others answer 501. For tests and
 * stories, in the browser too. Nothing is kept and nothing leaves the page.
 */
export function createFakeApi(options: FakeApiOptions = {}) {
  const state = createFakeState(options.clock ?? Date.now);
  const live = createFakeLive(state);
  const inspectPdf = options.inspectPdf ?? createPdfGlance({ pages: 1 });
  const parts: FakeParts = {
    state,
    emit: live.emit,
    endSession: live.endSession,
    endChannel: live.endChannel,
  };
  const shares = createShareHandlers(parts, FAKE_BASE_URL);
  const route = createFakeRouter(state, {
    ...createAuthHandlers(parts, options.activationLinkBase ?? `${FAKE_BASE_URL}/activation/`),
    codes: {
      ...createCodeHandlers(parts).codes,
      ...createCodeSearchHandlers(parts, options.searchText),
    },
    documents: {
      ...createDocumentHandlers(parts, {
        inspectPdf,
        searchText: options.searchText,
        annotatePdf: options.annotatePdf,
      }).documents,
      ...createPdfAnnotationHandlers(parts, options.readPdfAnnotations),
    },
    selections: {
      ...createSelectionHandlers(parts).selections,
      ...createAttachmentHandlers(parts),
      ...shares.selections,
    },
    ...createBookmarkHandlers(parts),
    notes: {
      ...createNoteHandlers(parts).notes,
      ...createNoteAttachmentHandlers(parts),
      ...shares.notes,
    },
    ...createFileHandlers(parts),
  });
  for (const user of options.users ?? []) plantUser(state, user);
  plantSeed(state, options.seed ?? {});

  const transport: HttpTransport = async (request) => {
    request.signal.throwIfAborted();
    const isUpload = new URL(request.url).pathname.startsWith(FAKE_UPLOAD_PATH);
    return isUpload && request.method === 'PUT' ? receiveUpload(state, request) : route(request);
  };
  // Read first: a simulated browser's Blob is none to the Request of the engine below it.
  const uploadTransport = createUploadOver(transport, (body) => body.arrayBuffer());
  /** Opens a session for a seeded account and gives its token. Throws a RangeError for an unknown address. */
  const signIn = (email: string): string => {
    const user = findUser(state, email);
    if (!user) throw new RangeError(`There is no account ${email}`);
    return openSession(state, user);
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
        ...more,
      }),
    signIn,
    /** Everything the api has "sent" by e-mail, oldest first. */
    mailbox: {
      messages: (): readonly FakeMessage[] => state.mailbox,
      /** The newest activation link to an address. Throws a RangeError where none was sent. */
      activationLinkFor: (email: string): string => {
        const message = state.mailbox.findLast(
          ({ kind, to }) => kind === 'activation' && to.toLowerCase() === email.toLowerCase(),
        );
        if (!message) throw new RangeError(`No activation link was sent to ${email}`);
        return message.link;
      },
    },
    /** The accounts there are. */
    users: () => [...state.users.values()].map(({ profile }) => profile),
    /** Breaks all live connections as a failing network would. */
    dropConnections: live.drop,
    close: live.close,
  };
}

/** An api in memory. */
export type FakeApi = ReturnType<typeof createFakeApi>;
