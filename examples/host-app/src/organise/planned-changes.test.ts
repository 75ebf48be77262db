import type { Code, CodeDocument } from '@glossator/client-sdk/contract';
import { createFakeApi, makePdf } from '@glossator/client-sdk/testing';
import { describe, expect, it } from 'vitest';
import { withMoved } from './use-document-edits';
import { withProgress } from './use-planned-code';

/** A Code with documents 0, 1 and 2, the second of which is being compared. */
async function planned(): Promise<Code> {
  const file = makePdf(['Art. 1']);
  const documents = ['0', '1', '2'].map((title) => ({ title, file, pages: 1 }));
  const email = 'ada@law.example';
  const api = createFakeApi({
    users: [{ email }],
    seed: { codes: [{ title: 'C', owner: email, documents }] },
  });
  const code = await api.client(api.signIn(email)).codes.get({ id: 1 });
  const running = { comparison: { state: 'running' as const, share: 0.1 } };
  return {
    ...code,
    documents: code.documents.map((each, index) => (index === 1 ? { ...each, ...running } : each)),
  };
}
const order = (documents: readonly CodeDocument[]) =>
  documents.map(({ title, order: place }) => `${title}:${place}`);

describe('a moved document', () => {
  it('stands at its new place, and all are numbered from 0', async () => {
    const { documents } = await planned();
    const [first, , last] = documents;
    expect(order(withMoved(documents, last!.id, 0))).toEqual(['2:0', '0:1', '1:2']);
    expect(order(withMoved(documents, first!.id, 2))).toEqual(['1:0', '2:1', '0:2']);
    expect(order(withMoved(documents, 999, 0))).toEqual(['0:0', '1:1', '2:2']);
  });
});

describe('news of a comparison', () => {
  it('moves its progress, and touches nothing that is not being compared', async () => {
    const code = await planned();
    const [other, compared] = code.documents;
    expect(withProgress(code, compared!.id, 0.6).documents[1]?.comparison).toEqual({
      state: 'running',
      share: 0.6,
    });
    expect(withProgress(code, other!.id, 0.6).documents).toEqual(code.documents);
  });
});
