import type { LiveEvent } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { LEA } from '../testing/test-api';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';
import { selectFetchedTags } from './selectors';

const OWN = { createdBy: { id: 1, name: 'Lea Rossi' } };

async function opened(tags?: string[], changes: Parameters<typeof aSelection>[2] = OWN) {
  const existing = [aSelection(5, aRange(0, 0, 2, 8), { text: 'person', ...(tags && { tags }), ...changes })];
  const made = createTestAnnotator({ existing });
  await openFirst(made);
  let live: (event: LiveEvent) => void = () => undefined;
  made.annotator.attachLive({
    subscribe({ onEvent }) {
      live = onEvent;
      return () => undefined;
    },
  });
  const selection = () => made.store.getState().selections.items[0];
  const answer = async () => {
    await settle();
    made.backend.next().succeed();
    await settle();
  };
  return {
    ...made,
    answer,
    tags: () => selection()?.tags,
    stored: () => made.backend.stored.get(5)?.tags,
    /** Somebody else, or another window, changes them on the server, and this window hears of it. */
    changeElsewhere(elsewhere: string[]) {
      const { api } = made.backend;
      const token = api.signIn(LEA);
      api.perform('selections.update', { id: 5, tags: elsewhere }, { token, clientId: 'other' });
      const data = made.backend.stored.get(5);
      if (data) live({ name: 'SELECTION/UPDATE', data });
    },
  };
}

describe('tags of a Selection', () => {
  it('are shown at once, saved, and none in what earlier builds stored', async () => {
    const made = await opened();
    expect(made.tags()).toBeUndefined();
    made.commands.tagging.add(5, ['Duty', 'Term']);
    expect(made.tags()).toEqual(['Duty', 'Term']);
    made.commands.tagging.remove(5, 'duty');
    expect(made.tags()).toEqual(['Term']);
    await made.answer();
    await made.answer();
    expect(made.stored()).toEqual(['Term']);
    expect(made.tags()).toEqual(['Term']);
  });

  it('are its author’s to change, each once, and none too many or too long', async () => {
    const theirs = await opened(['Duty'], {});
    theirs.commands.tagging.add(5, ['Mine']);
    theirs.commands.tagging.remove(5, 'Duty');
    expect(theirs.tags()).toEqual(['Duty']);
    expect(theirs.backend.calls).toEqual([]);
    const made = await opened(['Duty']);
    made.commands.tagging.add(5, ['DUTY', 'x'.repeat(41)]);
    made.commands.tagging.remove(5, 'Cost');
    expect(made.tags()).toEqual(['Duty']);
    expect(made.backend.calls).toEqual([]);
  });

  it('are undone and redone, in their order', async () => {
    const made = await opened(['a', 'b', 'c']);
    made.commands.tagging.remove(5, 'b');
    made.commands.tagging.add(5, ['d']);
    expect(made.store.getState().history.undo.map(({ label }) => label)).toEqual([
      'tagHighlight',
      'tagHighlight',
    ]);
    made.commands.history.undo();
    expect(made.tags()).toEqual(['a', 'c']);
    made.commands.history.undo();
    expect(made.tags()).toEqual(['a', 'b', 'c']);
    made.commands.history.redo();
    made.commands.history.redo();
    expect(made.tags()).toEqual(['a', 'c', 'd']);
    for (let call = 0; call < 6; call += 1) await made.answer();
    expect(made.stored()).toEqual(['a', 'c', 'd']);
  });

  it('added elsewhere meanwhile are not lost, here and on the server', async () => {
    const made = await opened(['old']);
    made.commands.tagging.add(5, ['mine']);
    made.changeElsewhere(['old', 'theirs']);
    expect(made.tags()).toEqual(['old', 'theirs', 'mine']);
    await made.answer();
    expect(made.stored()).toEqual(['old', 'theirs', 'mine']);
    expect(made.tags()).toEqual(['old', 'theirs', 'mine']);
    // Undoing takes back what was done here, and nothing else.
    made.commands.history.undo();
    expect(made.tags()).toEqual(['old', 'theirs']);
    await made.answer();
    expect(made.stored()).toEqual(['old', 'theirs']);
  });

  it('that this window has not received come with the answer', async () => {
    const made = await opened();
    const { api } = made.backend;
    const token = api.signIn(LEA);
    api.perform('selections.update', { id: 5, tags: ['theirs'] }, { token, clientId: 'other' });
    made.commands.tagging.add(5, ['mine']);
    made.commands.tagging.add(5, ['later']);
    expect(made.tags()).toEqual(['mine', 'later']);
    await made.answer();
    expect(made.tags()).toEqual(['theirs', 'mine', 'later']);
    await made.answer();
    expect(made.stored()).toEqual(['theirs', 'mine', 'later']);
    expect(made.tags()).toEqual(['theirs', 'mine', 'later']);
  });

  it('that are refused go again, those of others stay, and a notice says so', async () => {
    const made = await opened();
    const many = Array.from({ length: 20 }, (_, at) => `tag ${at}`);
    made.commands.tagging.add(5, ['mine']);
    made.changeElsewhere(many);
    await made.answer();
    expect(made.tags()).toEqual(many);
    expect(made.stored()).toEqual(many);
    expect(made.store.getState().notices.items).toMatchObject([{ kind: 'error' }]);
  });

  it('are saved with a Selection that is not saved yet', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.viewer.select(aRange(0, 0, 2, 8));
    const id = made.commands.selections.create();
    made.commands.tagging.add(id ?? 0, ['Duty']);
    for (let call = 0; call < 2; call += 1) {
      await settle();
      made.backend.next().succeed();
      await settle();
    }
    const [saved] = [...made.backend.stored.values()];
    expect(saved?.tags).toEqual(['Duty']);
    expect(made.store.getState().selections.items).toMatchObject([{ id: saved?.id, tags: ['Duty'] }]);
  });
});

describe('tags of a Code', () => {
  it('are fetched when they are wanted; where they cannot be had, nothing happens', async () => {
    const made = await opened(['Duty']);
    made.commands.tagging.load();
    await made.answer();
    expect(selectFetchedTags(made.store.getState())).toEqual(['Duty']);
    made.commands.tagging.load();
    await settle();
    made.backend.next().refuse(500, 'INTERNAL');
    await settle();
    expect(selectFetchedTags(made.store.getState())).toEqual(['Duty']);
    expect(made.logged).toEqual(['The tags of the Code could not be read']);
  });
});
