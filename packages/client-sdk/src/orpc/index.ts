import { ContractProcedure } from '@orpc/contract';
import type { ErrorMap } from '@orpc/contract';
import type * as z from 'zod';
import { listOperations, operations } from '../contract/index';
import type { Operation, OperationAccess, Operations } from '../contract/index';

/** What the server knows of an operation while it serves it. */
export interface OperationMeta {
  readonly name?: string;
  readonly access?: OperationAccess;
  readonly binary?: boolean;
  readonly creates?: boolean;
}

type NoErrors = Record<never, never>;

/** An operation as a procedure of the library that routes, validates and documents. */
type ProcedureOf<O> =
  O extends Operation<infer Input, infer Result>
    ? ContractProcedure<Input, Result extends z.ZodType ? Result : VoidSchema, NoErrors, OperationMeta>
    : never;

type VoidSchema = z.ZodType<undefined, undefined>;

/** The registry as the library's contract router, with the same resources and names. */
export type OrpcContract = {
  readonly [R in keyof Operations]: { readonly [O in keyof Operations[R]]: ProcedureOf<Operations[R][O]> };
};

/** One operation as a contract procedure; its meta carries name and access. */
function toProcedure(name: string, operation: Operation) {
  const [tag = ''] = name.split('.');
  return new ContractProcedure<z.ZodType, z.ZodType, ErrorMap, OperationMeta>({
    route: {
      method: operation.method,
      path: operation.path,
      operationId: name,
      summary: operation.summary,
      tags: [tag],
      successStatus:
        operation.result === undefined && !operation.binary ? 204 : operation.creates ? 201 : 200,
    },
    inputSchema: operation.input,
    ...(operation.result && { outputSchema: operation.result }),
    errorMap: {},
    meta: {
      name,
      access: operation.access,
      binary: operation.binary ?? false,
      creates: operation.creates ?? false,
    },
  });
}

/** Builds the contract router from the registry. Pure; call it once and keep the result. */
export function createOrpcContract(): OrpcContract {
  const router: Record<string, Record<string, unknown>> = {};
  for (const resource of Object.keys(operations)) router[resource] = {};
  for (const { name, operation } of listOperations()) {
    const [resource = '', key = ''] = name.split('.');
    const group = router[resource];
    if (group) group[key] = toProcedure(name, operation);
  }
  return router as OrpcContract;
}
