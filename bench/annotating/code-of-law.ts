import { createSession, createStorageTokenStore } from '@glossator/client-sdk';
import type { GlossatorClient } from '@glossator/client-sdk';
import { SELECTION_COLORS } from '@glossator/client-sdk/contract';
import { DEMO_ACCOUNT } from '../../examples/mock-server/src/demo/demo-account';
import type { AnnotatedLaw } from './annotated-law';

/** Key under which the app keeps who is logged in. */
export const SESSION_KEY = 'glossator.session';
/** Calls under way at a time. */
const AT_ONCE = 24;

/** The Code that is measured on: the same PDF twice, with annotations and without. */
export interface CodeOfLaw {
  readonly codeId: number;
  readonly annotated: number;
  readonly plain: number;
  /** What the app keeps in the browser of somebody who is logged in. */
  readonly session: string;
  readonly client: GlossatorClient;
  readonly close: () => void;
}

/** Logs in as the demo user and makes the Code through the API, as an app would. */
export async function makeCode(baseUrl: string, law: AnnotatedLaw, comments: number): Promise<CodeOfLaw> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const session = createSession({ baseUrl, tokenStore: createStorageTokenStore(storage, SESSION_KEY) });
  await session.login({ ...DEMO_ACCOUNT });
  const { client } = session;
  const { id: codeId } = await client.codes.create({ title: 'Annotated law' });
  const upload = async (title: string): Promise<number> => {
    const { url, uuid } = await client.files.sign({ contentType: 'application/pdf' });
    const sent = await fetch(new URL(url, baseUrl), {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(law.content),
    });
    if (!sent.ok) throw new Error(`The law could not be uploaded: ${await sent.text()}`);
    return (await client.documents.create({ codeId, title, uuid })).id;
  };
  const annotated = await upload('Annotated');
  const plain = await upload('Plain');
  const every = Math.max(1, Math.floor(law.passages.length / Math.max(1, comments)));
  await eachOf(law.passages, async ({ range, text }, index) => {
    const color = SELECTION_COLORS[index % 5] ?? 'COLOR_1';
    const { id } = await client.selections.create({ documentId: annotated, text, color, ...range });
    if (index % every !== 0 || index / every >= comments) return;
    await client.selections.createComment({ selectionId: id, text: remarkOf(index) });
  });
  return {
    codeId,
    annotated,
    plain,
    session: kept.get(SESSION_KEY) ?? '',
    client,
    close: session.close,
  };
}

/** Remarks from one line to a paragraph, some with an address. */
function remarkOf(index: number): string {
  const sentence = `Remark ${index}: compare the earlier wording and what the courts made of it.`;
  const address = index % 3 === 0 ? ` See https://www.legifrance.gouv.fr/codes/article/${index}.` : '';
  return sentence.concat(address, ' The task of care is the measure here.'.repeat(index % 7));
}

async function eachOf<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) await work(item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
