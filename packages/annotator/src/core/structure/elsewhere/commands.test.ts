import type { StoredStructure } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
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

/** Documents 2 and 3 are not open; each call is answered by what the test puts first. */
async function made(answers: (StoredStructure | Error)[]) {
  const asked: number[] = [];
  const backend = createManualBackend();
  const documents = {
    ...backend.documents,
    structure: ({ id }: { readonly id: number }) => {
      asked.push(id);
      const answer = answers.shift();
      return answer instanceof Error || !answer
        ? Promise.reject(answer ?? new Error('No answer'))
        : Promise.resolve(answer);
    },
  };
  const test = createTestAnnotator({ backend: { ...backend, documents } });
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
  const load = async (...ids: number[]) => {
    test.commands.articlesElsewhere.load(ids);
    await settle();
  };
  return { ...test, asked, list, known, load };
}

describe('articles of documents that are not open', () => {
  it('are fetched once, one document after the other', async () => {
    const { load, known, asked } = await made([structureWith('5'), structureWith('6')]);
    await load(2, 3);
    await load(2, 3);
    expect([known(2), known(3)]).toEqual([
      ['ready', ['5']],
      ['ready', ['6']],
    ]);
    expect(asked).toEqual([2, 3]);
  });

  it('are fetched again for another Version', async () => {
    const { load, known, list } = await made([structureWith('5'), structureWith('7')]);
    await load(2);
    list(SECOND);
    expect(known(2)).toEqual([undefined, undefined]);
    await load(2);
    expect(known(2)).toEqual(['ready', ['7']]);
  });

  it('that cannot be read say so in the log, and are tried again when they are wanted again', async () => {
    const { load, known, logged } = await made([new RefusalError(409, 'CONFLICT'), structureWith('5')]);
    await load(2);
    expect(known(2)[0]).toBe('failed');
    expect(logged).toEqual(['The articles of another document could not be read']);
    await load(2);
    expect(known(2)).toEqual(['ready', ['5']]);
  });

  it('are not fetched where the back end has no such call', async () => {
    const test = createTestAnnotator();
    await openFirst(test);
    test.commands.articlesElsewhere.load([2]);
    expect(test.store.getState().articlesElsewhere.byDocument).toEqual({});
  });
});
