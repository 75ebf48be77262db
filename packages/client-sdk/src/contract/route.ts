import type { OperationMethod } from './operation';

/** What a client knows of an operation while it calls it: the operation without its schemas. */
export interface Route {
  readonly method: OperationMethod;
  /** Below `/api/v1`, starting with a slash, parameters in braces. */
  readonly path: `/${string}`;
  /** No session is needed. */
  readonly isOpen?: true;
  /** A file is answered. */
  readonly binary?: true;
  /** Something is made: the call takes an `Idempotency-Key`. */
  readonly creates?: true;
  /** Nothing is answered. */
  readonly isEmpty?: true;
}
