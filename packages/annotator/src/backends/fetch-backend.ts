import type { Problem, TextSelection } from '@glossator/client-sdk/contract';
import type { CallOptions, HighlightCalls } from '../core/ports/backend';

/** What a backend over a resource of one's own is made of. */
export interface FetchBackendOptions {
  /** Sends the requests; the browser's `fetch` by default. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Headers of each request, asked for before it: a token, say. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

/** An answer other than a success; `problem` where it was a problem document (RFC 9457). */
export class FetchBackendError extends Error {
  override readonly name = 'FetchBackendError';
  readonly status: number;
  readonly problem: Problem | undefined;

  constructor(request: string, status: number, problem: Problem | undefined) {
    super(problem?.detail ?? problem?.title ?? `${request} was answered with ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

/**
 * Makes a backend for highlights over a resource of one's own: `GET url?documentId=1` answers `{ "data": [...] }`, `POST url` with a highlight
 * and `PATCH url/7` with what changes answer the saved one, `DELETE url/7` answers with nothing. Creating calls carry the header
 * `Idempotency-Key`: a second one under the same key must be answered with what the first one made.
 */
export function createFetchBackend(url: string, options: FetchBackendOptions = {}): HighlightCalls {
  const send = async (method: string, path: string, body?: object, call: CallOptions = {}) => {
    const transport = options.fetch ?? ((address, init) => fetch(address, init));
    const answer = await transport(`${url}${path}`, {
      method,
      headers: {
        ...options.headers?.(),
        ...(body && { 'content-type': 'application/json' }),
        ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(call.signal && { signal: call.signal }),
    });
    if (!answer.ok)
      throw new FetchBackendError(`${method} ${url}${path}`, answer.status, await problemOf(answer));
    return answer;
  };
  const read = async <Answer>(answer: Promise<Response>): Promise<Answer> =>
    (await (await answer).json()) as Answer;
  return {
    documents: {
      selections: ({ id, cursor }, call) =>
        read<{ data: TextSelection[]; next?: string }>(
          send(
            'GET',
            `?${new URLSearchParams({ documentId: String(id), ...(cursor && { cursor }) })}`,
            undefined,
            call,
          ),
        ),
    },
    selections: {
      create: (input, call) => read<TextSelection>(send('POST', '', input, call)),
      update: ({ id, ...changes }, call) => read<TextSelection>(send('PATCH', `/${id}`, changes, call)),
      delete: async ({ id }, call) => void (await send('DELETE', `/${id}`, undefined, call)),
    },
  };
}

async function problemOf(answer: Response): Promise<Problem | undefined> {
  const type = answer.headers.get('content-type') ?? '';
  if (!/\bjson\b/i.test(type)) return undefined;
  const body: unknown = await answer.json().catch(() => undefined);
  const isProblem =
    typeof body === 'object' && body !== null && 'code' in body && 'status' in body && 'title' in body;
  return isProblem ? (body as Problem) : undefined;
}
