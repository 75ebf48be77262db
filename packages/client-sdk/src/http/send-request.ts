import { NetworkError } from './api-error';
import { toApiError } from './problem-answer';

/** Sends one request. The browser's and Node's `fetch` fit. Rejects only when no answer arrives. */
export type HttpTransport = (request: Request) => Promise<Response>;

async function networked<T>(request: Request, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    // The reason of an abort belongs to whoever aborted.
    if (request.signal.aborted) throw request.signal.reason;
    throw new NetworkError(error);
  }
}

/**
 * Sends a request and settles what came of it: a success (with its body already read unless `stream`), else an
 * ApiError with the server's problem, or a NetworkError.
 */
export async function sendRequest(
  transport: HttpTransport,
  request: Request,
  { stream }: { readonly stream: boolean },
): Promise<Response> {
  const response = await networked(request, () => transport(request));
  if (response.ok && stream) return response;
  const text = await networked(request, () => response.text());
  const { status, headers } = response;
  if (!response.ok) throw toApiError({ status, text, retryAfter: headers.get('retry-after') });
  return new Response(text === '' ? null : text, { status, headers });
}
