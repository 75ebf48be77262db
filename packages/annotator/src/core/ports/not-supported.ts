import type { Problem } from '@glossator/client-sdk/contract';

/**
 * A backend that never serves a call rejects it so: what was to be saved is then not sent again. Calls that are left out altogether are not offered
 * in the first place.
 */
export class NotSupportedError extends Error {
  override readonly name = 'NotSupportedError';
  readonly problem: Problem;

  /** `call` is the one that is not served, `bookmarks.create` say. */
  constructor(call: string) {
    super(`The backend does not serve ${call}`);
    this.problem = {
      type: 'about:blank',
      title: this.message,
      status: 501,
      kind: 'notServed',
      code: 'NOT_SERVED',
    };
  }
}
