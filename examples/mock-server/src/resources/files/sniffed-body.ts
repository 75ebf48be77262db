import type { UploadContentType } from '@glossator/client-sdk/contract';
import { ProblemError } from '../../problems/problem-error';
import { isOfType, SNIFF_BYTES } from './sniff';

/** The bytes of an upload, the first of which are held back until its type is known. Throws CONTENT_TYPE_MISMATCH. */
export async function* sniffedBody(
  body: AsyncIterable<Uint8Array>,
  declared: UploadContentType,
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array[] = [];
  let held = 0;
  let isKnown = false;
  const judge = async (): Promise<Uint8Array> => {
    const start = Buffer.concat(head);
    if (!(await isOfType(declared, start))) throw new ProblemError('CONTENT_TYPE_MISMATCH');
    isKnown = true;
    head = [];
    return start;
  };
  for await (const chunk of body) {
    if (isKnown) {
      yield chunk;
      continue;
    }
    head.push(chunk);
    held += chunk.byteLength;
    if (held >= SNIFF_BYTES) yield await judge();
  }
  if (!isKnown) yield await judge();
}
