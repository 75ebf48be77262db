import type { LookResult } from '@glossator/client-sdk/contract';

/** Why a law could not be looked at. */
export class LookError extends Error {
  override readonly name = 'LookError';
  readonly result: Exclude<LookResult, 'unchanged' | 'changed'>;

  constructor(result: Exclude<LookResult, 'unchanged' | 'changed'>, options?: ErrorOptions) {
    super(`The law could not be looked at: ${result}`, options);
    this.result = result;
  }
}
