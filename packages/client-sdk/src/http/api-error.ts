import type { Problem } from '../contract/index';

/** The server refused a call. `problem` says why (RFC 9457); `retryAfterMs` is there when the server named a wait. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly problem: Problem;
  readonly status: number;
  readonly retryAfterMs: number | undefined;

  constructor(
    problem: Problem,
    options: { readonly retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(problem.detail ?? problem.title, { cause: options.cause });
    this.problem = problem;
    this.status = problem.status;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** The server answered something the contract does not allow. `operation` names the call, `issues` the places. */
export class ContractError extends ApiError {
  override readonly name = 'ContractError';
  readonly operation: string;
  readonly issues: readonly { readonly path: string; readonly message: string }[];

  constructor(
    operation: string,
    issues: readonly { readonly path: string; readonly message: string }[],
    cause?: unknown,
  ) {
    const where = issues.map((issue) => `${issue.path || '(answer)'}: ${issue.message}`).join('; ');
    super(
      {
        type: 'about:blank',
        title: 'The answer does not keep to the contract',
        status: 500,
        detail: `${operation} ${where}`,
        kind: 'internal',
        code: 'INTERNAL',
        errors: [...issues],
      },
      { cause },
    );
    this.operation = operation;
    this.issues = issues;
  }
}

/** No answer arrived: no connection, a refused or a broken one. `cause` is what the transport threw. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause?: unknown) {
    super('The server cannot be reached', { cause });
  }
}

/** No answer arrived within the time allowed, in milliseconds, retries included. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super(`No answer within ${timeoutMs} ms`);
    this.timeoutMs = timeoutMs;
  }
}
