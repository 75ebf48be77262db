import type { Operation } from '../contract/index';
import { ContractError } from './api-error';
import type { FileAnswer } from './glossator-client';

/** Parses what a call answered with the contract's schema. Throws a ContractError that names the places. */
export function parseAnswer(name: string, operation: Operation, output: unknown): unknown {
  if (operation.result === undefined) {
    if (output === undefined) return undefined;
    throw new ContractError(name, [{ path: '', message: 'Expected an empty answer' }]);
  }
  const parsed = operation.result.safeParse(output);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new ContractError(name, issues, parsed.error);
}

/** Checks that a file came: none of the contract's files is a web page, but a proxy's answer is. */
export function parseFileAnswer(name: string, response: Response | undefined): FileAnswer {
  const type = response?.headers.get('content-type') ?? '';
  if (response === undefined || /^text\/html\b/i.test(type)) {
    throw new ContractError(name, [{ path: '', message: 'Expected a file' }]);
  }
  return { response, blob: () => response.blob() };
}

/** A failure to read an answer's JSON as a ContractError; every other error as it is. */
export function unreadableAnswer(name: string, error: unknown): unknown {
  if (!(error instanceof Error) || !(error.cause instanceof SyntaxError)) return error;
  return new ContractError(name, [{ path: '', message: error.cause.message }], error);
}
