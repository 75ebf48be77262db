import type { Problem } from '@glossator/client-sdk/contract';

/** What a refusal says besides its code. */
export interface RefusalParts {
  readonly conflictWith?: number | undefined;
  readonly presentText?: string;
  readonly errors?: Problem['errors'];
  readonly retryAfterMs?: number;
}

/** The error of a refused call, in the shape of the SDK's. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly problem: Problem;
  readonly retryAfterMs: number | undefined;

  constructor(
    status: number,
    code: Problem['code'],
    { conflictWith, presentText, errors, retryAfterMs }: RefusalParts = {},
  ) {
    super(code);
    const about = {
      ...(conflictWith !== undefined && { conflictWith }),
      ...(presentText !== undefined && { presentText }),
      ...(errors && { errors }),
    };
    this.problem = { type: 'about:blank', title: code, status, kind: 'conflict', code, ...about };
    this.retryAfterMs = retryAfterMs;
  }
}
