import type { ContractProcedure, ErrorMap } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { implement } from '@orpc/server';
import type * as z from 'zod';
import { API_BASE, CLIENT_ID_HEADER, IDEMPOTENCY_KEY_HEADER, listOperations } from '../contract/index';
import { createOrpcContract } from '../orpc/index';
import type { OperationMeta } from '../orpc/index';
import type { FakeCaller, FakeCalls } from './fake-calls';
import type { FakeFile } from './fake-handlers';
import { fileResponse } from './file-response';
import { problemOf, problemOfError, problemResponse } from './refusal';

/** What is known of one request while it is served; a binary operation leaves its file here. */
type RequestContext = {
  readonly request: Request;
  readonly caller: FakeCaller;
  file?: FakeFile;
};

type NamedProcedure = ContractProcedure<z.ZodType, z.ZodType, ErrorMap, OperationMeta>;

/** One operation of the contract as the router library serves it. */
function serve(calls: FakeCalls, name: string, procedure: NamedProcedure) {
  const { access, binary } = procedure['~orpc'].meta;
  return implement(procedure)
    .$context<RequestContext>()
    .handler(async ({ input, context }) => {
      const answer = await calls.handle(name, access, input, context.caller);
      if (!binary) return answer;
      context.file = answer as FakeFile;
      return undefined;
    });
}

/**
 * Serves the contract over HTTP, routed and validated by the same library as the real server. What has no handler answers
 * 501; no session, unknown paths and broken bodies are refused before a handler runs.
 */
export function createFakeRouter(calls: FakeCalls): (request: Request) => Promise<Response> {
  const contract = createOrpcContract() as Readonly<Record<string, Readonly<Record<string, NamedProcedure>>>>;
  const router: Record<string, Record<string, ReturnType<typeof serve>>> = {};
  for (const { name } of listOperations()) {
    const [resource = '', key = ''] = name.split('.');
    const procedure = contract[resource]?.[key];
    if (procedure) (router[resource] ??= {})[key] = serve(calls, name, procedure);
  }
  const handler = new OpenAPIHandler<RequestContext>(router, {
    customErrorResponseBodyEncoder: problemOfError,
    clientInterceptors: [
      async ({ procedure, path, input, context, next }) => {
        const { access, creates }: OperationMeta = procedure['~orpc'].meta;
        const name = path.join('.');
        const user = calls.userOf(context.caller.token);
        calls.admit(name, access, user);
        const key = creates ? context.request.headers.get(IDEMPOTENCY_KEY_HEADER) : null;
        return calls.once({ name, input, key }, user, () => next());
      },
    ],
  });
  return async (request) => {
    const type = request.headers.get('content-type');
    if (type !== null && !/^application\/json\b/i.test(type)) {
      return problemResponse(problemOf('UNSUPPORTED_MEDIA_TYPE'));
    }
    const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    const clientId = request.headers.get(CLIENT_ID_HEADER) ?? undefined;
    const context: RequestContext = { request, caller: { token, clientId } };
    const { matched, response } = await handler.handle(request, { prefix: API_BASE, context });
    if (!matched) return problemResponse(problemOf('NOT_FOUND'));
    if (context.file) return fileResponse(context.file, request);
    if (response.status < 400) return response;
    const headers = new Headers(response.headers);
    headers.set('content-type', 'application/problem+json');
    return new Response(response.body, { status: response.status, headers });
  };
}
