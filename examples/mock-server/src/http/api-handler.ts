import { API_BASE, listOperations } from '@glossator/client-sdk/contract';
import { createOrpcContract } from '@glossator/client-sdk/orpc';
import { isContractProcedure, ValidationError } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/node';
import { implement, ORPCError, type AnyProcedure } from '@orpc/server';
import type { RequestHandler } from 'express';
import type { Visit } from '../calls/call';
import type { Dispatcher, ServedOperation } from '../calls/dispatch';
import type { Authenticated } from '../calls/call';
import { ProblemError } from '../problems/problem-error';
import { visitUntilLeft } from './visit';

/** What accompanies a call through the router library. */
interface CallContext extends Record<string, unknown> {
  readonly visit: Visit;
  who?: Authenticated | undefined;
  /** Called with the name of the operation. */
  readonly onOperation: (name: string) => void;
  /** Why the call failed; answered outside the library, in one place for all errors. */
  failure?: unknown;
}

/** Answers all JSON calls of the contract: routes, validates input and answer, and leaves the rest to the dispatcher. */
export function apiHandler(
  served: ReadonlyMap<string, ServedOperation>,
  dispatcher: Dispatcher,
): RequestHandler {
  const handler = new OpenAPIHandler<CallContext>(buildRouter(served, dispatcher), {
    interceptors: [
      async (call) => {
        try {
          return await call.next();
        } catch (error) {
          call.context.failure = error;
          return { matched: false, response: undefined };
        }
      },
    ],
    clientInterceptors: [
      async (call) => {
        const { context, path } = call;
        const own = served.get(path.join('.'));
        if (own) {
          context.onOperation(own.name);
          context.who = await dispatcher.authenticate(own, context.visit);
        }
        return call.next();
      },
    ],
  });
  return async (request, response, next) => {
    const visit = visitUntilLeft(request, response);
    const onOperation = (name: string): void => {
      response.locals['operation'] = name;
    };
    const context: CallContext = { visit, onOperation };
    const { matched } = await handler.handle(request, response, { prefix: API_BASE, context });
    // Nobody is there to hear how it ended.
    if (matched || visit.signal.aborted) return;
    next(context.failure === undefined ? undefined : refusalOf(context.failure));
  };
}

/** The contract's JSON calls with their implementations, by resource. */
function buildRouter(served: ReadonlyMap<string, ServedOperation>, dispatcher: Dispatcher) {
  const contract: Readonly<Record<string, Readonly<Record<string, unknown>>>> = createOrpcContract();
  const router: Record<string, Record<string, AnyProcedure>> = {};
  for (const { name, operation } of listOperations()) {
    const [resource = '', key = ''] = name.split('.');
    const procedure = contract[resource]?.[key];
    const own = served.get(name);
    if (operation.binary || !own || !isContractProcedure(procedure)) continue;
    (router[resource] ??= {})[key] = implement(procedure)
      .$context<CallContext>()
      .handler(({ input, context }) => dispatcher.run(own, input, context.visit, context.who));
  }
  return router;
}

/** The refusal that an error of the router library means; anything else stays what it is. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ORPCError)) return error;
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
    return validationProblem(error.cause.issues, error);
  }
  return error.status < 500 ? new ProblemError('MALFORMED_BODY', { cause: error }) : (error.cause ?? error);
}

/** One place and message for each problem of an input. */
export function validationProblem(
  issues: readonly { readonly path?: readonly unknown[] | undefined; readonly message: string }[],
  cause?: unknown,
): ProblemError {
  const errors = issues.map(({ path = [], message }) => ({ path: path.map(segmentOf).join('.'), message }));
  return new ProblemError('VALIDATION', { errors, cause });
}

function segmentOf(segment: unknown): string {
  return String(typeof segment === 'object' && segment !== null && 'key' in segment ? segment.key : segment);
}
