import { expect, it } from 'vitest';
import type { StoredChange } from './ports/outbox-store';
import { createMemoryOutboxStore } from './testing/memory-outbox-store';
import { aRange, createTestAnnotator, openFirst, settle } from './testing/test-annotator';
import { unsavedTexts } from './unsaved-texts';

it('gives back what was written in unsaved changes, in order, with the quote', async () => {
  const outboxStore = createMemoryOutboxStore();
  const made = createTestAnnotator({ outboxStore });
  await openFirst(made);
  made.viewer.select(aRange(0, 0, 2, 8));
  const id = made.commands.selections.create() ?? 0;
  for (const text of ['The first thought', 'The second thought']) {
    made.commands.comments.openForm(id);
    made.commands.comments.write(text);
    made.commands.comments.submit();
  }
  await settle();
  made.detach();
  made.stop();
  let found: readonly StoredChange[] = [];
  outboxStore.open({ userId: 1, codeId: 1 }, (changes) => (found = changes));
  await settle();
  const text = unsavedTexts(found) ?? '';
  expect(text.indexOf('The first thought')).toBeGreaterThan(-1);
  expect(text.indexOf('The second thought')).toBeGreaterThan(text.indexOf('The first thought'));
});

it('gives nothing where nothing was written', () => {
  expect(unsavedTexts([])).toBeUndefined();
});
