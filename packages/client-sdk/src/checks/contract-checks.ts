import * as z from 'zod';
import { listOperations, livePayloads } from '../contract/index';
import { ContractError } from '../http/api-error';
import type { ContractChecks } from '../http/contract-checks';

const RESULTS = new Map(listOperations().map(({ name, operation }) => [name, operation.result]));

/**
 * The checks of clients that do not rely on the server's: option `checks` of `createClient`, `createSession` and `createLiveConnection`. An
 * entry of its own, since it has all schemas in it. The server checks what it answers by the same ones.
 */
export const contractChecks: ContractChecks = {
  answer(operation, output) {
    const schema = RESULTS.get(operation);
    if (schema === undefined) return output;
    const parsed = schema.safeParse(output);
    if (parsed.success) return parsed.data;
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    throw new ContractError(operation, issues, parsed.error);
  },
  event(name, data) {
    const parsed = livePayloads[name].safeParse(data);
    return parsed.success ? { data: parsed.data } : { issues: z.prettifyError(parsed.error) };
  },
};
