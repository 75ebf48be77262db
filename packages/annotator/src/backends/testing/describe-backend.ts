import { describe, expect, it } from 'vitest';
import type { HighlightCalls } from '../../core/ports/backend';
import type { OwnBackend } from '../own-backend';

/** A highlight of ten characters in an element of the first page. */
export const highlightAt = (startElement: number, documentId = 1) => ({
  documentId,
  text: 'ten letter',
  color: 'COLOR_2' as const,
  startPage: 0,
  startElement,
  startCharacter: 0,
  endPage: 0,
  endElement: startElement,
  endCharacter: 10,
});

const refusal = (code: string) => ({ problem: { code } });

/** What the annotator relies on in every backend: its highlights. `make` gives one without annotations, of the user 1. */
export function describeHighlightCalls(name: string, make: () => HighlightCalls): void {
  describe(`${name}: highlights`, () => {
    it('are listed by document, in the order of the text, with whose they are', async () => {
      const { documents, selections } = make();
      const second = await selections.create(highlightAt(5));
      const first = await selections.create(highlightAt(2));
      await selections.create(highlightAt(2, 7));
      expect(await documents.selections({ id: 1 })).toEqual({ data: [first, second] });
      expect(first).toMatchObject({
        ...highlightAt(2),
        status: 'success',
        isAnnotation: false,
        data: [],
        createdBy: { id: 1 },
      });
      expect(first.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.+Z$/);
    });

    it('change as far as a call says', async () => {
      const { documents, selections } = make();
      const { id } = await selections.create({ ...highlightAt(2), tags: ['Duty'] });
      await selections.update({ id, color: 'COLOR_5' });
      const { text: _text, color: _color, documentId: _document, ...range } = highlightAt(3);
      const moved = await selections.update({ id, range });
      expect(moved).toMatchObject({ ...highlightAt(3), color: 'COLOR_5', tags: ['Duty'] });
      expect(await documents.selections({ id: 1 })).toEqual({ data: [moved] });
    });

    it('are made once under a key, and again under another one', async () => {
      const { documents, selections } = make();
      const made = await selections.create(highlightAt(2), { idempotencyKey: 'a' });
      expect(await selections.create(highlightAt(2), { idempotencyKey: 'a' })).toEqual(made);
      const other = await selections.create(highlightAt(4), { idempotencyKey: 'b' });
      expect((await documents.selections({ id: 1 })).data).toEqual([made, other]);
    });

    it('do not overlap, which the id of the other one is said with', async () => {
      const { documents, selections } = make();
      const present = await selections.create(highlightAt(2));
      await expect(
        selections.create({ ...highlightAt(2), startCharacter: 9, endCharacter: 12 }),
      ).rejects.toMatchObject({
        problem: {
          code: 'SELECTION_OVERLAP',
          status: 409,
          conflictWith: present.id,
        },
      });
      expect(await documents.selections({ id: 1 })).toEqual({ data: [present] });
    });

    it('that are gone are no more there, and refused', async () => {
      const { documents, selections } = make();
      const { id } = await selections.create(highlightAt(2));
      await selections.delete({ id });
      expect(await documents.selections({ id: 1 })).toEqual({ data: [] });
      await expect(selections.update({ id, color: 'COLOR_5' })).rejects.toMatchObject(refusal('NOT_FOUND'));
      await expect(selections.delete({ id })).rejects.toMatchObject(refusal('NOT_FOUND'));
    });
  });
}

/** The same with all that a backend of one's own has. */
export function describeOwnBackend(name: string, make: () => OwnBackend): void {
  describeHighlightCalls(name, make);
  describeOvertakenTexts(name, make);
  describe(`${name}: deleted highlights`, () => {
    it('come back with what was on them, unless the text was marked again', async () => {
      const { documents, selections } = make();
      const gone = await selections.create(highlightAt(2));
      await selections.delete({ id: gone.id });
      expect(await selections.restore?.({ id: gone.id })).toEqual(gone);
      await selections.delete({ id: gone.id });
      const inTheWay = await selections.create(highlightAt(2));
      await expect(selections.restore?.({ id: gone.id })).rejects.toMatchObject(refusal('SELECTION_OVERLAP'));
      expect(await documents.selections({ id: 1 })).toEqual({ data: [inTheWay] });
    });
  });

  describe(`${name}: comments`, () => {
    it('stand on their highlight in the order of their making, are changed, resolved, deleted and brought back', async () => {
      const { documents, selections } = make();
      const { id: selectionId } = await selections.create(highlightAt(2));
      const opening = await selections.createComment({ selectionId, text: 'Why?' }, { idempotencyKey: 'a' });
      expect(await selections.createComment({ selectionId, text: 'Why?' }, { idempotencyKey: 'a' })).toEqual(
        opening,
      );
      const reply = await selections.createComment({ selectionId, text: 'So.', replyTo: opening.id });
      const changed = await selections.updateComment({ id: opening.id, text: 'Why not?' });
      const resolved = await selections.resolveComment({ id: opening.id, isResolved: true });
      expect(changed.text).toBe('Why not?');
      expect(resolved).toMatchObject({ text: 'Why not?', resolvedBy: { id: 1 } });
      const on = async () => (await documents.selections({ id: 1 })).data[0];
      expect(await on()).toMatchObject({ isAnnotation: true, data: [resolved, reply] });
      await selections.deleteComment({ id: opening.id });
      expect((await on())?.data).toEqual([reply]);
      expect(await selections.restoreComment({ id: opening.id })).toEqual(resolved);
      expect((await on())?.data).toEqual([resolved, reply]);
      const open = await selections.resolveComment({ id: opening.id, isResolved: false });
      expect(open.resolvedBy ?? undefined).toBeUndefined();
      await selections.deleteComment({ id: opening.id });
      await selections.deleteComment({ id: reply.id });
      expect(await on()).toMatchObject({ isAnnotation: false, data: [] });
      await expect(selections.updateComment({ id: reply.id, text: 'x' })).rejects.toMatchObject(
        refusal('NOT_FOUND'),
      );
    });
  });

  describe(`${name}: bookmarks`, () => {
    it('are made once under a key, changed, deleted and brought back', async () => {
      const { documents, bookmarks } = make();
      const input = { documentId: 1, name: 'Sales', page: 3 };
      const made = await bookmarks.create(input, { idempotencyKey: 'a' });
      expect(await bookmarks.create(input, { idempotencyKey: 'a' })).toEqual(made);
      const changed = await bookmarks.update({ id: made.id, name: 'Sale of goods' });
      expect(changed).toMatchObject({ name: 'Sale of goods', page: 3 });
      expect(await documents.bookmarks({ id: 1 })).toEqual({ data: [changed] });
      await bookmarks.delete({ id: made.id });
      expect(await documents.bookmarks({ id: 1 })).toEqual({ data: [] });
      await expect(bookmarks.update({ id: made.id, page: 1 })).rejects.toMatchObject(refusal('NOT_FOUND'));
      expect(await bookmarks.restore({ id: made.id })).toEqual(changed);
      expect(await documents.bookmarks({ id: 2 })).toEqual({ data: [] });
    });
  });

  describe(`${name}: notes`, () => {
    it('are made once under a key, changed, deleted and brought back', async () => {
      const { documents, notes } = make();
      const made = await notes.create({ documentId: 1, text: 'General' }, { idempotencyKey: 'a' });
      expect(await notes.create({ documentId: 1, text: 'General' }, { idempotencyKey: 'a' })).toEqual(made);
      const changed = await notes.update({ id: made.id, text: 'Particular' });
      expect(await documents.notes({ id: 1 })).toEqual({ data: [changed] });
      await notes.delete({ id: made.id });
      expect(await documents.notes({ id: 1 })).toEqual({ data: [] });
      expect(await notes.restore({ id: made.id })).toMatchObject({
        id: made.id,
        text: 'Particular',
        data: [],
      });
    });
  });
}

function describeOvertakenTexts(name: string, make: () => OwnBackend): void {
  describe(`${name}: texts that were saved meanwhile`, () => {
    it('are not replaced', async () => {
      const { documents, notes, selections } = make();
      const { id: selectionId } = await selections.create(highlightAt(2));
      const comment = await selections.createComment({ selectionId, text: 'Why?' });
      const note = await notes.create({ documentId: 1, text: 'General' });
      const late = { text: 'Late', formerText: 'Never there' };
      await expect(selections.updateComment({ id: comment.id, ...late })).rejects.toMatchObject({
        problem: { code: 'CONFLICT', presentText: 'Why?' },
      });
      await expect(notes.update({ id: note.id, ...late })).rejects.toMatchObject({
        problem: { code: 'CONFLICT', presentText: 'General' },
      });
      const changed = await notes.update({ id: note.id, text: 'Particular', formerText: 'General' });
      expect(await documents.notes({ id: 1 })).toEqual({ data: [changed] });
      expect(changed).not.toHaveProperty('formerText');
    });
  });
}
