/** Where a PDF is fetched from. */
export interface PdfAddress {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server has answered, but not with the bytes that were requested. */
export class FetchStatusError extends Error {
  override readonly name = 'FetchStatusError';
  /** HTTP status of the answer. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A broken connection is tried again after so many milliseconds, doubled up to the most, as often as it takes. */
export const PATIENCE = {
  minTimeout: 300,
  maxTimeout: 5000,
  factor: 2,
  retries: Number.POSITIVE_INFINITY,
} as const;

/** Requests a file from a byte on, or the whole of it. Throws `FetchStatusError` for other answers than the expected one. */
export async function fetchFile(
  { url, headers }: PdfAddress,
  signal: AbortSignal,
  range?: { readonly begin: number; readonly end?: number },
): Promise<Response> {
  // RFC 9110, section 14.1.2: the last byte is inclusive.
  const rangeHeader = range && `bytes=${range.begin}-${range.end === undefined ? '' : range.end - 1}`;
  const response = await fetch(url, {
    headers: { ...headers, ...(rangeHeader && { Range: rangeHeader }) },
    signal,
  });
  if (response.status === (range ? 206 : 200)) return response;
  // What will not be read must not be sent.
  void response.body?.cancel().catch(() => undefined);
  throw new FetchStatusError(response.status, `The server answered ${response.status} for ${url}`);
}

/** What the headers of a whole file say: its length if it is known, and whether parts of it can be requested. */
export function readFileHeaders(headers: Headers): {
  readonly length: number | undefined;
  readonly hasRanges: boolean;
} {
  // The length of something encoded is not that of the file.
  const encoding = headers.get('Content-Encoding') ?? 'identity';
  const length = Number(headers.get('Content-Length') ?? NaN);
  const isKnown = encoding === 'identity' && Number.isSafeInteger(length) && length > 0;
  return {
    length: isKnown ? length : undefined,
    hasRanges: isKnown && headers.get('Accept-Ranges')?.toLowerCase() === 'bytes',
  };
}

/**
 * Reads a body in pieces of at least `size` bytes (the last one may be shorter): each piece costs a message to the worker. `onHeld` is
 * called with how many bytes of the next piece have come.
 */
export async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  size: number,
  onHeld: (bytes: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  let parts: Uint8Array[] = [];
  let held = 0;
  const joined = (): Uint8Array<ArrayBuffer> => {
    const piece = new Uint8Array(held);
    let at = 0;
    for (const part of parts) {
      piece.set(part, at);
      at += part.byteLength;
    }
    parts = [];
    held = 0;
    return piece;
  };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      held += value.byteLength;
      onHeld(held);
      if (held >= size) yield joined();
    }
    if (held > 0) yield joined();
  } finally {
    // Also where the reader of the pieces has had enough: the rest must not be sent.
    void reader.cancel().catch(() => undefined);
  }
}
