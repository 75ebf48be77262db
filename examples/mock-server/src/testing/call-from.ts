import { ProblemError } from '../problems/problem-error';
import type { TestServer } from './test-server';

/** Makes a call without a session as it comes from a network, which no test can do over HTTP. Gives `done`, or the code of its problem. */
export async function callFrom(
  address: string,
  { server }: TestServer,
  name: string,
  input: object,
): Promise<string> {
  const { dispatcher, served } = server.services;
  const operation = served.get(name);
  if (!operation) throw new Error(`There is no ${name}`);
  const unsaid = { clientId: undefined, idempotencyKey: undefined, authorization: undefined };
  try {
    await dispatcher.run(operation, input, { ...unsaid, address, languages: [] }, undefined);
    return 'done';
  } catch (error) {
    if (error instanceof ProblemError) return error.code;
    throw error;
  }
}
