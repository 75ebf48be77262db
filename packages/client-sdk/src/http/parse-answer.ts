import type { Route } from '../contract/route';
import { ContractError } from './api-error';
import type { ContractChecks } from './contract-checks';
import type { FileAnswer } from './glossator-client';

/**
 * Takes what a call answered, held to the contract where there are checks. Throws a ContractError that names the places, and without checks for
 * what is not even JSON, such as a proxy's page.
 */
export function parseAnswer(
  name: string,
  route: Route,
  output: unknown,
  checks: ContractChecks | undefined,
): unknown {
  if (route.isEmpty) {
    if (output === undefined) return undefined;
    throw new ContractError(name, [{ path: '', message: 'Expected an empty answer' }]);
  }
  if (checks) return checks.answer(name, output);
  if (typeof output === 'object' && output !== null && !(output instanceof Blob)) return output;
  throw new ContractError(name, [{ path: '', message: 'Expected JSON' }]);
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
