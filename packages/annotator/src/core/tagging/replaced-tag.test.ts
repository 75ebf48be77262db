import type { LiveEvent, TextSelection } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { selectSelectionsOf } from '../selections/selectors';
import { LEA } from '../testing/test-api';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';
import { newNameOf, replacedTag, tagUses } from './replaced-tag';

describe('a tag in the place of another one', () => {
  it.each([
    [['Old', 'Term'], 'old', 'New', ['New', 'Term']],
    [['Term', 'Old'], 'Old', 'Term', ['Term']],
    [['Old', 'TERM'], 'Old', 'Term', ['Term']],
    [['Old', 'Term'], 'Old', undefined, ['Term']],
    [['Old'], 'Old', 'OLD', ['OLD']],
    [['Term'], 'Old', 'New', ['Term']],
  ])('%j: %s becomes %s', (tags, tag, by, expected) => {
    expect(replacedTag(tags, tag, by)).toEqual(expected);
  });

  it('has a name that is one tag, another one, and written as it is already', () => {
    const known = ['Old', 'Term'];
    expect(newNameOf('Old', ' term ', known)).toMatchObject({
      name: 'Term',
      isMerged: true,
      isPossible: true,
    });
    expect(newNameOf('Old', 'OLD', known)).toMatchObject({ name: 'OLD', isMerged: false, isPossible: true });
    for (const typed of ['Old', ' ', 'a, b', 'x'.repeat(41)])
      expect(newNameOf('Old', typed, known).isPossible).toBe(false);
  });
});

const OF_LEA = { createdBy: { id: 1, name: 'Lea Rossi' } };
const EXISTING: readonly TextSelection[] = [
  aSelection(11, aRange(0, 0, 0, 5), { ...OF_LEA, tags: ['Old', 'Term'] }),
  aSelection(12, aRange(0, 1, 0, 5), { tags: ['old'] }),
  aSelection(21, aRange(0, 0, 0, 5), { ...OF_LEA, documentId: 2, tags: ['old'] }),
];

/** Document 1 is open, and the tags of the Code are being changed. */
async function made() {
  const test = createTestAnnotator({ existing: EXISTING });
  const { backend, store, commands, annotator } = test;
  await openFirst(test);
  const answerAll = async () => {
    await settle();
    while (backend.calls.length > 0) {
      backend.next().succeed();
      await settle();
    }
  };
  let live: (event: LiveEvent) => void = () => undefined;
  annotator.attachLive({
    subscribe({ onEvent }) {
      live = onEvent;
      return () => undefined;
    },
  });
  commands.tagging.manage(true);
  await answerAll();
  const tags = () =>
    Object.fromEntries(
      [1, 2].flatMap((id) =>
        selectSelectionsOf(store.getState(), id).items.map((item) => [item.id, item.tags]),
      ),
    );
  const stored = () => Object.fromEntries([...backend.stored.values()].map((item) => [item.id, item.tags]));
  const notice = () => store.getState().notices.items.at(-1);
  /** Another window of Lea's changes the tags of a Selection. */
  const changeElsewhere = (id: number, elsewhere: string[]) => {
    const token = backend.api.signIn(LEA);
    backend.api.perform('selections.update', { id, tags: elsewhere }, { token, clientId: 'other' });
    const data = backend.stored.get(id);
    if (data) live({ name: 'SELECTION/UPDATE', data });
  };
  return { ...test, answerAll, tags, stored, notice, changeElsewhere };
}

describe('a tag of the whole Code', () => {
  it('is renamed in all one’s annotations, of documents that are not open too, and again as it was in one step', async () => {
    const { commands, store, tags, stored, notice, answerAll } = await made();
    const before = { 11: ['Old', 'Term'], 12: ['old'], 21: ['old'] };
    expect(tagUses(store.getState(), 'OLD')).toMatchObject({
      own: [{ id: 11 }, { id: 21 }],
      others: [{ id: 12 }],
    });
    commands.tagging.replace('Old', 'New');
    const after = { 11: ['New', 'Term'], 12: ['old'], 21: ['New'] };
    expect(tags()).toEqual(after);
    expect(notice()).toMatchObject({ kind: 'info', code: 'tagsReplaced', count: 2, left: 1 });
    await answerAll();
    expect(stored()).toEqual(after);
    commands.history.undo(notice()?.undoes);
    await answerAll();
    expect([tags(), stored()]).toEqual([before, before]);
  });

  it('is merged with another one, and taken away', async () => {
    const { commands, stored, answerAll } = await made();
    commands.tagging.replace('Old', 'Term');
    await answerAll();
    expect(stored()).toEqual({ 11: ['Term'], 12: ['old'], 21: ['Term'] });
    commands.tagging.replace('Term', undefined);
    await answerAll();
    expect(stored()).toEqual({ 11: [], 12: ['old'], 21: [] });
  });

  it('keeps what another window adds and takes away at the same time', async () => {
    const { commands, stored, tags, answerAll, changeElsewhere } = await made();
    commands.tagging.replace('Old', 'New');
    changeElsewhere(11, ['Old', 'Cost']);
    await answerAll();
    expect(stored()[11]?.toSorted()).toEqual(['Cost', 'New']);
    expect(tags()[11]?.toSorted()).toEqual(['Cost', 'New']);
  });

  it('is as it was on what the server refuses to change, and new on all others', async () => {
    const { commands, backend, stored, tags, notice, answerAll } = await made();
    commands.tagging.replace('Old', 'New');
    await settle();
    const refused = backend.calls.findIndex(({ input }) => input['id'] === 21);
    const [call] = backend.calls.splice(refused, 1);
    call?.refuse(403, 'FORBIDDEN');
    await answerAll();
    const after = { 11: ['New', 'Term'], 12: ['old'], 21: ['old'] };
    expect([tags(), stored()]).toEqual([after, after]);
    expect(notice()).toMatchObject({ kind: 'error' });
    commands.history.undo();
    await answerAll();
    expect(tags()).toEqual({ 11: ['Old', 'Term'], 12: ['old'], 21: ['old'] });
  });
});
