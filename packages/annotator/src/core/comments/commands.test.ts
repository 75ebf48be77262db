import { expect, it } from 'vitest';
import { aRange, aSelection, createTestAnnotator, openFirst } from '../testing/test-annotator';

async function writing(text: string) {
  const made = createTestAnnotator({
    existing: [aSelection(5, aRange(0, 0, 2, 8)), aSelection(6, aRange(0, 0, 10, 14))],
  });
  await openFirst(made);
  made.commands.comments.openForm(5);
  made.commands.comments.write(text);
  const form = () => made.store.getState().comments.form;
  return { ...made, form };
}

it('quitting the form asks first where something was written', async () => {
  const made = await writing('Compare');
  made.commands.comments.closeForm();
  expect(made.form()).toMatchObject({ text: 'Compare', isLeaving: true });
  made.commands.comments.stayInForm();
  expect(made.form()).toMatchObject({ text: 'Compare', isLeaving: false });
  made.commands.comments.closeForm();
  made.commands.comments.write('Compare more');
  expect(made.form()).toMatchObject({ isLeaving: false });
  made.commands.comments.discard();
  expect(made.form()).toBeUndefined();
});

it('quitting an empty form does not ask', async () => {
  const made = await writing('  ');
  made.commands.comments.closeForm();
  expect(made.form()).toBeUndefined();
});

it('another form does not take the place of one with something in it', async () => {
  const made = await writing('Compare');
  made.commands.comments.openForm(6);
  expect(made.form()).toMatchObject({ selectionId: 5, text: 'Compare', isLeaving: true });
  expect(made.store.getState().selections.activeId).toBe(5);
  made.commands.comments.discard();
  made.commands.comments.openForm(6);
  expect(made.form()).toMatchObject({ selectionId: 6, text: '' });
});

it('opening the same form again leaves what is written', async () => {
  const made = await writing('Compare');
  made.commands.comments.openForm(5);
  expect(made.form()).toMatchObject({ text: 'Compare', isLeaving: false });
});

it('shows what was being written when another document is opened', async () => {
  const made = await writing('Compare');
  made.commands.documents.open(2);
  expect(made.form()).toBeUndefined();
  expect(made.store.getState().notices.items).toMatchObject([{ code: 'commentLeft', written: 'Compare' }]);
});
