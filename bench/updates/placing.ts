import type { GlossatorClient } from '@glossator/client-sdk';
import { SELECTION_COLORS } from '@glossator/client-sdk/contract';
import type { Passage } from './passages';

/** Calls under way at a time. */
const AT_ONCE = 16;

/** Uploads a PDF. */
export async function upload(client: GlossatorClient, content: Uint8Array): Promise<string> {
  const file = new Blob([new Uint8Array(content)], { type: 'application/pdf' });
  return (await client.files.upload({ file, contentType: 'application/pdf' })).uuid;
}

/** A new Code with one document. */
export async function makeCode(
  client: GlossatorClient,
  title: string,
  content: Uint8Array,
): Promise<{ readonly codeId: number; readonly documentId: number }> {
  const { id: codeId } = await client.codes.create({ title });
  const uuid = await upload(client, content);
  const { id: documentId } = await client.documents.create({ codeId, title, uuid });
  return { codeId, documentId };
}

/** Marks passages, a tenth of them with a comment. Gives the ids in the order of the passages. */
export async function place(
  client: GlossatorClient,
  documentId: number,
  passages: readonly Passage[],
): Promise<readonly number[]> {
  const ids: number[] = [];
  await eachOf(passages, async ({ range, text }, index) => {
    const color = SELECTION_COLORS[index % 5] ?? 'COLOR_1';
    const { id } = await client.selections.create({ documentId, text, color, ...range });
    ids[index] = id;
    if (index % 10 === 0)
      await client.selections.createComment({
        selectionId: id,
        text: `Remark ${index}: compare the earlier wording.`,
      });
  });
  return ids;
}

/** Works through a list, many at a time. */
export async function eachOf<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) await work(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
