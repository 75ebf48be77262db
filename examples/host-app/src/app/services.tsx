import { createContext, useContext, useSyncExternalStore } from 'react';
import { createLiveConnection, createSession, createStorageTokenStore } from '@glossator/client-sdk';
import type {
  ContractChecks,
  GlossatorClient,
  LiveConnection,
  LoginSession,
  SessionState,
} from '@glossator/client-sdk';
import { createAppearance } from './appearance';
import { createConsoleLog } from './console-log';
import type { HostLog } from './console-log';
import type { Appearance } from './appearance';
import { createDroppedFiles } from './dropped-files';
import { SESSION_KEY } from './session-key';
import type { DroppedFiles } from './dropped-files';
import { createLibraryPlace } from '../library/library-place';
import type { KeptLibraryPlace } from '../library/library-place';

/** Everything the screens work with; built once in `main.tsx`, or by a test on the fake api. */
export interface Services {
  readonly client: GlossatorClient;
  readonly session: LoginSession;
  readonly appearance: Appearance;
  readonly droppedFiles: DroppedFiles;
  readonly libraryPlace: KeptLibraryPlace;
  readonly log: HostLog;
  /** Opens the live channel of a Code; the caller closes it. */
  openLive: (codeId: number) => LiveConnection;
  /** Opens the user's own live channel; the caller closes it. */
  openUserLive: () => LiveConnection;
  /** Opens the channel of the user's account; the caller closes it. */
  openAccountLive: () => LiveConnection;
}

/** Builds the services of the browser: the server of this page's address, local storage, the console; `checks` hold the server to the contract. */
export function createServices(baseUrl: string, checks?: ContractChecks): Services {
  const tokenStore = createStorageTokenStore(window.localStorage, SESSION_KEY);
  const appearance = createAppearance();
  const session = createSession({
    baseUrl,
    tokenStore,
    language: () => appearance.locale.get(),
    ...(checks && { checks }),
  });
  const { client } = session;
  const live = { baseUrl, tokenStore, clientId: client.clientId, ...(checks && { checks }) };
  return {
    client,
    session,
    appearance,
    droppedFiles: createDroppedFiles(),
    libraryPlace: createLibraryPlace(),
    log: createConsoleLog(),
    openLive: (codeId) => createLiveConnection({ ...live, channel: { codeId } }),
    openUserLive: () => createLiveConnection({ ...live, channel: 'users' }),
    openAccountLive: () => createLiveConnection({ ...live, channel: 'internal-user' }),
  };
}

const ServicesContext = createContext<Services | undefined>(undefined);

/** Gives the services to everything inside it. */
export const ServicesProvider = ServicesContext.Provider;

/** The services. Throws outside of a `ServicesProvider`. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider around it');
  return services;
}

/** The log-in state, watched. */
export function useSessionState(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getState);
}
