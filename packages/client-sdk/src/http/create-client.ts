import type { ClientRetryPluginContext } from '@orpc/client/plugins';
import { ClientRetryPlugin } from '@orpc/client/plugins';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { CLIENT_ID_HEADER, IDEMPOTENCY_KEY_HEADER } from '../contract/api-names';
import type { Problem } from '../contract/index';
import type { Route } from '../contract/route';
import { ApiError } from './api-error';
import { apiUrl, resolveBaseUrl } from './base-url';
import { loggedTransport } from './client-log';
import type { ClientLog } from './client-log';
import type { ContractChecks } from './contract-checks';
import { withDeadline } from './deadline';
import { operationUrl } from './file-request';
import type { CallOptions, ClientCalls, GlossatorClient } from './glossator-client';
import { parseAnswer, parseFileAnswer, unreadableAnswer } from './parse-answer';
import { createRandomKey } from './random-key';
import { DEFAULT_RETRY, isPassing, isRepeatable, retryDelayMs } from './retry-policy';
import type { RetryPolicy } from './retry-policy';
import { createCallContract, forEachRoute, routeOf } from './routes';
import { sendRequest } from './send-request';
import type { HttpTransport } from './send-request';
import { createMemoryTokenStore } from './token-store';
import type { TokenStore } from './token-store';
import { createUpload, defaultUploadTransport } from './upload';
import type { UploadTransport } from './upload';

/** What a client is made of. Only `baseUrl` must be given. */
export interface ClientOptions {
  /** Address of the server; the API starts at `/api/v1` below it. Relative ones are taken from the page's address. */
  readonly baseUrl: string;
  /** Sends requests; `fetch` by default. */
  readonly transport?: HttpTransport;
  /** Sends files; XMLHttpRequest by default, `fetch` where there is none. */
  readonly uploadTransport?: UploadTransport;
  /** Where the bearer token is read before each call; in memory by default. */
  readonly tokenStore?: TokenStore;
  /** Names this tab; made at random by default. */
  readonly clientId?: string;
  /** The user's language (a BCP 47 tag), asked before each call: mails are in it. What the platform sends by itself when undefined. */
  readonly language?: () => string | undefined;
  /** Called once for each token that the server no longer accepts (specification section 8). */
  readonly onUnauthorized?: (problem: Problem, token: string) => void;
  /** Milliseconds until a call is abandoned, retries included; 30,000 by default. For files: until they start. */
  readonly timeoutMs?: number;
  /** How safe calls are repeated; `false` for not at all. */
  readonly retry?: Partial<RetryPolicy> | false;
  /** Receives each request with its status and duration, failures as warnings; nobody by default. `console` fits. */
  readonly log?: ClientLog;
  /** Holds answers to the contract (`@glossator/client-sdk/checks`); without it, they are taken as the server has checked them. */
  readonly checks?: ContractChecks;
}

/** What accompanies one call through the library. */
type CallContext = ClientRetryPluginContext & {
  readonly route: Route;
  readonly idempotencyKey: string | undefined;
  /** Who calls: the token of the moment at which the call was made. */
  readonly token: string | undefined;
  readonly keepFile: (response: Response) => void;
};

const DEFAULT_TIMEOUT_MS = 30_000;

/**
 * Makes the typed client: one method for each operation of the contract, whose schemas it leaves out. Calls reject with ApiError, ContractError,
 * NetworkError, TimeoutError, or the caller's abort reason. Holds no connection and no timer between calls.
 */
export function createClient(options: ClientOptions): GlossatorClient {
  const baseUrl = resolveBaseUrl(options.baseUrl);
  const plain = options.transport ?? ((request: Request) => fetch(request));
  const transport = options.log ? loggedTransport(plain, options.log) : plain;
  const tokenStore = options.tokenStore ?? createMemoryTokenStore();
  const clientId = options.clientId ?? createRandomKey();
  const policy = { ...DEFAULT_RETRY, ...(options.retry === false ? { retries: 0 } : options.retry) };
  let refusedToken: string | undefined;

  const headersFor = (
    route: Route,
    storedToken: string | undefined,
    idempotencyKey?: string,
  ): Record<string, string> => {
    const token = route.isOpen ? undefined : storedToken;
    const language = options.language?.();
    return {
      [CLIENT_ID_HEADER]: clientId,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(language !== undefined && { 'accept-language': language }),
      ...(idempotencyKey !== undefined && { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey }),
    };
  };

  const noteRefusal = (error: unknown, request: Request) => {
    // A wrong password or second factor is a 401 too, but says nothing about the token.
    if (!(error instanceof ApiError) || error.problem.code !== 'UNAUTHORIZED') return;
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '');
    if (token === undefined || token === refusedToken) return;
    refusedToken = token;
    options.onUnauthorized?.(error.problem, token);
  };

  const link = new OpenAPILink<CallContext>(createCallContract(), {
    url: apiUrl(baseUrl),
    // A repetition is the same user's, whoever has logged in meanwhile.
    headers: ({ context }) => headersFor(context.route, context.token, context.idempotencyKey),
    fetch: async (request, _init, { context }) => {
      const stream = context.route.binary === true;
      try {
        const response = await sendRequest(transport, request, { stream });
        if (!stream) return response;
        // The library would read the whole file; it is handed to the caller unread instead.
        context.keepFile(response);
        return new Response(null, { status: 204 });
      } catch (error) {
        noteRefusal(error, request);
        throw error;
      }
    },
    plugins: [
      new ClientRetryPlugin<CallContext>({
        default: {
          retryDelay: ({ error, attemptIndex }) => retryDelayMs(error, attemptIndex, policy, Math.random),
          shouldRetry: ({ error }) => isPassing(error, policy),
        },
      }),
    ],
  });

  const call = async (name: string, route: Route, input: unknown, callOptions: CallOptions) => {
    let file: Response | undefined;
    const context: CallContext = {
      route,
      idempotencyKey: callOptions.idempotencyKey ?? (route.creates ? createRandomKey() : undefined),
      token: tokenStore.get(),
      retry: isRepeatable(route) ? policy.retries : 0,
      keepFile: (response) => (file = response),
    };
    const timeoutMs = callOptions.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    return withDeadline({ signal: callOptions.signal, timeoutMs }, async (signal): Promise<unknown> => {
      const output = await link
        .call(name.split('.'), input ?? {}, { context, signal })
        .catch((error: unknown) => {
          throw unreadableAnswer(name, error);
        });
      return route.binary ? parseFileAnswer(name, file) : parseAnswer(name, route, output, options.checks);
    });
  };

  const calls: object = forEachRoute(
    (name, route) =>
      (input?: unknown, callOptions: CallOptions = {}) =>
        call(name, route, input, callOptions),
  );
  const typed = calls as ClientCalls;
  const upload = createUpload({
    baseUrl,
    transport: options.uploadTransport ?? defaultUploadTransport(),
    sign: ({ contentType, purpose, signal }) =>
      typed.files.sign({ contentType, ...(purpose && { purpose }) }, signal && { signal }),
  });
  return {
    ...typed,
    files: { ...typed.files, upload },
    fileRequest: (name, input) => ({
      url: operationUrl(baseUrl, name, input),
      headers: headersFor(routeOf(name), tokenStore.get()),
    }),
    keepsPrivate: true,
    baseUrl,
    clientId,
  };
}
