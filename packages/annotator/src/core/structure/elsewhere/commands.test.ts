import type { ArticleText, StoredStructure } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import type { CallOptions } from '../../ports/backend';
import { createManualBackend } from '../../testing/manual-backend';
import { RefusalError } from '../../testing/refusal-error';
import { aDocument, createTestAnnotator, openFirst, settle } from '../../testing/test-annotator';

const [FIRST, SECOND] = ['1', '2'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
const at = (page: number) => ({ page, element: 0, character: 0 });
const structureWith = (number: string): StoredStructure => ({
  uuid: FIRST ?? '',
  language: 'de',
  units: [
    {
      kind: 'article',
      level: 1,
      number,
      key: `§${number}`,
      label: `§ ${number}`,
      heading: '',
      start: at(0),
      end: at(1),
      parent: -1,
      inContents: false,
    },
  ],
});

type Answer = StoredStructure | Error;

interface TextCall {
  readonly uuid: string;
  readonly unit: number;
  readonly resolve: (text: ArticleText) => void;
  readonly reject: (error: Error) => void;
}

/** Documents 2 and 3 are not open; the test answers each call for their articles. */
async function made() {
  const calls: { id: number; signal: AbortSignal | undefined; settle: (answer: Answer) => void }[] = [];
  const backend = createManualBackend();
  const documents = {
    ...backend.documents,
    structure: ({ id }: { readonly id: number }, { signal }: CallOptions = {}) =>
      new Promise<StoredStructure>((resolve, reject) => {
        const settle = (answer: Answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
        calls.push({ id, signal, settle });
      }),
  };
  const textCalls: TextCall[] = [];
  const articleText = ({ uuid, unit }: { readonly uuid: string; readonly unit: number }) =>
    new Promise<ArticleText>((resolve, reject) => textCalls.push({ uuid, unit, resolve, reject }));
  const test = createTestAnnotator({ backend: { ...backend, documents: { ...documents, articleText } } });
  await openFirst(test);
  const list = (uuid: string | undefined) =>
    test.commands.documents.list(
      [1, 2, 3].map((id) => aDocument(id, id > 1 && uuid !== undefined ? { uuid } : {})),
    );
  list(FIRST);
  const known = (id: number) => {
    const { status, structure } = test.store.getState().articlesElsewhere.byDocument[id] ?? {};
    return [status, structure?.units.map(({ number }) => number)];
  };
  const load = (...ids: number[]) => test.commands.articlesElsewhere.load(ids);
  const answer = async (given: Answer) => {
    calls.at(-1)?.settle(given);
    await settle();
  };
  return { ...test, calls, textCalls, asked: () => calls.map(({ id }) => id), list, known, load, answer };
}

describe('articles of documents that are not open', () => {
  it('are fetched once, one document after the other', async () => {
    const { load, known, asked, answer } = await made();
    load(2, 3);
    load(3, 2);
    await settle();
    expect([asked(), known(2), known(3)]).toEqual([[2], ['loading', undefined], ['loading', undefined]]);
    await answer(structureWith('5'));
    await answer(structureWith('6'));
    load(2, 3);
    expect([known(2), known(3)]).toEqual([
      ['ready', ['5']],
      ['ready', ['6']],
    ]);
    expect(asked()).toEqual([2, 3]);
  });

  it('are fetched again for another Version, and not taken for its own where they come late', async () => {
    const { load, known, list, answer } = await made();
    load(2);
    await answer(structureWith('5'));
    list(SECOND);
    expect(known(2)).toEqual([undefined, undefined]);
    load(2);
    list(FIRST);
    await answer(structureWith('6'));
    expect(known(2)).toEqual([undefined, undefined]);
    load(2);
    await answer(structureWith('7'));
    expect(known(2)).toEqual(['ready', ['7']]);
  });

  it('that cannot be read say so in the log, and are tried again when they are wanted again', async () => {
    const { load, known, logged, answer } = await made();
    load(2);
    await answer(new RefusalError(409, 'CONFLICT'));
    expect(known(2)[0]).toBe('failed');
    expect(logged).toEqual(['The articles of another document could not be read']);
    load(2);
    await answer(new RefusalError(404, 'NOT_FOUND'));
    expect(known(2)[0]).toBe('failed');
    expect(logged).toHaveLength(1);
    load(2);
    await answer(structureWith('5'));
    expect(known(2)).toEqual(['ready', ['5']]);
  });

  it('are no longer those of another Code or user, whose calls end', async () => {
    const { load, calls, store, commands, answer } = await made();
    load(2, 3);
    await answer(structureWith('5'));
    commands.access.grant({ id: 2, name: 'Max Keller', access: 'read' });
    expect(calls.at(-1)?.signal?.aborted).toBe(true);
    expect(store.getState().articlesElsewhere.byDocument).toEqual({});
  });

  it('are not fetched where the back end has no such call', async () => {
    const test = createTestAnnotator();
    await openFirst(test);
    test.commands.articlesElsewhere.load([2]);
    expect(test.store.getState().articlesElsewhere.byDocument).toEqual({});
  });
});

describe('the text of an article of a document that is not open', () => {
  const TEXT = { pieces: [{ text: 'The price is to be paid.', isMeant: false }] };
  async function withArticles() {
    const test = await made();
    test.load(2);
    await test.answer(structureWith('5'));
    const held = () => test.store.getState().articlesElsewhere.byDocument[2]?.texts[0];
    return { ...test, held };
  }

  it('is fetched once, from the file whose articles are known', async () => {
    const { commands, textCalls, held } = await withArticles();
    commands.articlesElsewhere.loadText(2, 0);
    commands.articlesElsewhere.loadText(2, 0);
    expect(held()).toEqual({ status: 'loading', pieces: [] });
    textCalls[0]?.resolve(TEXT);
    await settle();
    expect(held()).toEqual({ status: 'ready', pieces: TEXT.pieces });
    commands.articlesElsewhere.loadText(2, 0);
    expect(textCalls.map(({ uuid, unit }) => [uuid, unit])).toEqual([[FIRST, 0]]);
  });

  it('is not taken for that of another Version, nor fetched where the articles are not known', async () => {
    const { commands, textCalls, list, held, load, answer } = await withArticles();
    commands.articlesElsewhere.loadText(3, 0);
    commands.articlesElsewhere.loadText(2, 7);
    expect(textCalls).toEqual([]);
    commands.articlesElsewhere.loadText(2, 0);
    list(SECOND);
    load(2);
    await answer(structureWith('6'));
    textCalls[0]?.resolve(TEXT);
    await settle();
    expect(held()).toBeUndefined();
  });

  it('that cannot be read says so in the log, and is tried again when it is wanted again', async () => {
    const { commands, textCalls, held, logged } = await withArticles();
    commands.articlesElsewhere.loadText(2, 0);
    textCalls[0]?.reject(new RefusalError(409, 'CONFLICT'));
    await settle();
    expect(held()?.status).toBe('failed');
    expect(logged).toEqual(['The text of an article of another document could not be read']);
    commands.articlesElsewhere.loadText(2, 0);
    textCalls[1]?.resolve(TEXT);
    await settle();
    expect(held()?.status).toBe('ready');
  });
});
