import { expect, it } from 'vitest';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

const existing = [aSelection(5, aRange(0, 0, 2, 8), { text: 'person' })];

it('leaves nothing of who was here before for another user of the same window', async () => {
  const made = createTestAnnotator({ existing });
  await openFirst(made);
  made.viewer.select(aRange(0, 0, 15, 20));
  made.commands.selections.create();
  made.commands.comments.openForm(5);
  made.commands.comments.write('Not for other eyes');
  made.commands.notes.openDraft();
  made.commands.search.searchFor('offer');
  made.commands.versions.show(true);
  await settle();
  expect(JSON.stringify(made.store.getState())).toContain('Not for other eyes');

  const events: unknown[] = [];
  made.store.subscribe((event) => events.push(event));
  made.commands.access.grant({ id: 2, name: 'Lea Rossi', access: 'annotate' });
  // The list is fetched for the other user; what was on its way for the first one is answered afterwards.
  made.backend.calls.pop()?.succeed();
  await settle();
  while (made.backend.calls.length > 0) made.backend.next().succeed();
  await settle();

  const fresh = createTestAnnotator({ existing, userId: 2 });
  await openFirst(fresh);
  expect(JSON.stringify(events)).not.toContain('Not for other eyes');
  const { history, notices, ...rest } = made.store.getState();
  const { history: freshHistory, notices: freshNotices, ...freshRest } = fresh.store.getState();
  expect(rest).toEqual(freshRest);
  expect(notices.items).toEqual(freshNotices.items);
  expect(history).toEqual({ ...freshHistory, nextId: history.nextId });
});

it('keeps everything where only the name or the level of the same user changes', async () => {
  const made = createTestAnnotator({ existing });
  await openFirst(made);
  made.commands.comments.openForm(5);
  made.commands.comments.write('Still here');
  made.commands.access.grant({ id: 1, name: 'Lea Rossi-Weber', access: 'organize' });
  expect(JSON.stringify(made.store.getState())).toContain('Still here');
});

it('numbers its messages on, so that a host that shows each once shows those to the other user', async () => {
  const made = createTestAnnotator({ existing });
  await openFirst(made);
  const raise = () => {
    // There is no text to mark.
    made.viewer.select(undefined);
    made.commands.selections.create();
    return made.store.getState().notices.items.at(-1)?.id ?? 0;
  };
  const before = raise();
  made.commands.access.grant({ id: 2, name: 'Lea Rossi', access: 'annotate' });
  expect(raise()).toBeGreaterThan(before);
});
