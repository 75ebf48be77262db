import type { UploadContentType } from '@glossator/client-sdk/contract';
import { ProblemError } from '../../problems/problem-error';
import { isOfType, SNIFF_BYTES } from './sniff';

/** The bytes of an upload, the first of which are held back until its type is known. Throws CONTENT_TYPE_MISMATCH. */
export async function* sniffedBody(
  body: AsyncIterable<Uint8Array>,
  declared: UploadContentType,
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array[] | undefined = [];
  let held = 0;
  for await (const chunk of body) {
    if (head === undefined) {
      yield chunk;
      continue;
    }
    head.push(chunk);
    held += chunk.byteLength;
    if (held < SNIFF_BYTES) continue;
    yield await judged(head, declared);
    head = undefined;
  }
  if (head !== undefined) yield await judged(head, declared);
}

async function judged(chunks: readonly Uint8Array[], declared: UploadContentType): Promise<Uint8Array> {
  const start = Buffer.concat(chunks);
  if (!(await isOfType(declared, start))) throw new ProblemError('CONTENT_TYPE_MISMATCH');
  return start;
}
