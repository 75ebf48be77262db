import type { ContractProcedure, ErrorMap } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { implement } from '@orpc/server';
import type * as z from 'zod';
import { API_BASE, CLIENT_ID_HEADER, IDEMPOTENCY_KEY_HEADER, listOperations } from '../contract/index';
import { createOrpcContract } from '../orpc/index';
import type { OperationMeta } from '../orpc/index';
import { checkAccess } from './fake-access';
import type { FakeFile, FakeHandlers } from './fake-handlers';
import type { FakeCode, FakeState, FakeUser } from './fake-state';
import { fileResponse } from './file-response';
import { createIdempotency } from './idempotency';
import { problemOf, problemOfError, problemResponse, refusal } from './refusal';

/** What is known of one request while it is served; a binary operation leaves its file here. */
type RequestContext = {
  readonly request: Request;
  readonly token: string | undefined;
  readonly user: FakeUser | undefined;
  file?: FakeFile;
};

/** A handler when its operation is only known by name. */
type NamedHandler = (call: {
  readonly input: unknown;
  readonly user: FakeUser | undefined;
  readonly code: FakeCode | undefined;
  readonly token: string | undefined;
  readonly clientId: string | undefined;
}) => unknown;

type NamedProcedure = ContractProcedure<z.ZodType, z.ZodType, ErrorMap, OperationMeta>;

const fieldsOf = (input: unknown): Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null ? { ...input } : {};

/** One operation of the contract, served by its handler; permission is checked on the parsed input. */
function serve(state: FakeState, procedure: NamedProcedure, handler: NamedHandler | undefined) {
  const { access, binary } = procedure['~orpc'].meta;
  return implement(procedure)
    .$context<RequestContext>()
    .handler(async ({ input, context }) => {
      const { user, token, request } = context;
      const code =
        access?.who === 'member' && user ? checkAccess(state, access, fieldsOf(input), user) : undefined;
      const clientId = request.headers.get(CLIENT_ID_HEADER) ?? undefined;
      const answer = await handler?.({ input, user, code, token, clientId });
      if (!binary) return answer;
      context.file = answer as FakeFile;
      return undefined;
    });
}

/**
 * Serves the contract with the given handlers, routed and validated by the same library as the real server. What has
 * no handler answers 501; no session, unknown paths and broken bodies are refused before a handler runs.
 */
export function createFakeRouter(
  state: FakeState,
  handlers: FakeHandlers,
): (request: Request) => Promise<Response> {
  const contract = createOrpcContract() as Readonly<Record<string, Readonly<Record<string, NamedProcedure>>>>;
  const named = handlers as Readonly<Record<string, Readonly<Record<string, NamedHandler>> | undefined>>;
  const router: Record<string, Record<string, ReturnType<typeof serve>>> = {};
  const served = new Set<string>();
  for (const { name } of listOperations()) {
    const [resource = '', key = ''] = name.split('.');
    const procedure = contract[resource]?.[key];
    const handler = named[resource]?.[key];
    if (handler) served.add(name);
    if (procedure) (router[resource] ??= {})[key] = serve(state, procedure, handler);
  }
  const idempotency = createIdempotency();
  const handler = new OpenAPIHandler<RequestContext>(router, {
    customErrorResponseBodyEncoder: problemOfError,
    clientInterceptors: [
      async (call) => {
        const { procedure, path, input, context } = call;
        const { access, creates }: OperationMeta = procedure['~orpc'].meta;
        const name = path.join('.');
        if (!served.has(name)) throw refusal('NOT_SERVED');
        if (access?.who !== 'anyone' && !context.user) throw refusal('UNAUTHORIZED');
        const key = creates ? context.request.headers.get(IDEMPOTENCY_KEY_HEADER) : null;
        if (key === null) return call.next();
        const caller = String(context.user?.profile.id ?? 'anyone');
        return idempotency.once({ caller, key, call: `${name} ${JSON.stringify(input)}` }, () => call.next());
      },
    ],
  });
  return async (request) => {
    const type = request.headers.get('content-type');
    if (type !== null && !/^application\/json\b/i.test(type)) {
      return problemResponse(problemOf('UNSUPPORTED_MEDIA_TYPE'));
    }
    const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    const user = state.users.get(state.sessions.get(token ?? '') ?? 0);
    const context: RequestContext = { request, token, user };
    const { matched, response } = await handler.handle(request, { prefix: API_BASE, context });
    if (!matched) return problemResponse(problemOf('NOT_FOUND'));
    if (context.file) return fileResponse(context.file, request);
    if (response.status < 400) return response;
    const headers = new Headers(response.headers);
    headers.set('content-type', 'application/problem+json');
    return new Response(response.body, { status: response.status, headers });
  };
}
