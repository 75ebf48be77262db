import type { IncomingMessage } from 'node:http';
import { LookError } from './look-error';

/** Reads an answer to its end. Throws `LookError`: `tooLarge` as soon as there is more than `maxBytes`, `tooSlow` when the time is over. */
export async function readBody(
  answer: IncomingMessage,
  { maxBytes, signal }: { readonly maxBytes: number; readonly signal: AbortSignal },
): Promise<Buffer> {
  const announced = Number(answer.headers['content-length'] ?? 0);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    if (announced > maxBytes) throw new LookError('tooLarge');
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new LookError('tooLarge');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof LookError) throw error;
    throw new LookError(signal.aborted ? 'tooSlow' : 'unreachable', { cause: error });
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks);
}
