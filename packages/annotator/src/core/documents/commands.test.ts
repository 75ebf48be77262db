import type { AnnotatorCommands } from '../features';
import { describe, expect, it } from 'vitest';
import { DocumentOpenError } from '../ports/document-viewer';
import { aDocument, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';
import { currentOutlineEntry } from './selectors';
import { selectCodeSelectionCount } from './selectors';

describe('opening a document', () => {
  it('shows it and reads its outline', async () => {
    const outline = [{ title: 'Title I', page: 0, top: 0, children: [] }];
    const made = createTestAnnotator({ document: { pages: [['A']], outline } });
    made.commands.documents.open(1);
    expect(made.store.getState().documents).toMatchObject({
      status: 'loading',
      outline: { status: 'loading' },
    });
    await settle();
    expect(made.store.getState().documents).toMatchObject({
      status: 'ready',
      outline: { status: 'ready', entries: outline },
    });
  });

  it('says that a document which is not listed does not exist', async () => {
    const made = createTestAnnotator();
    made.commands.documents.open(99);
    await settle();
    expect(made.store.getState().documents).toMatchObject({ status: 'failed', failure: 'missing' });
  });

  it('says why it failed, and can be tried again', async () => {
    const made = createTestAnnotator();
    made.viewer.failNextOpen(new DocumentOpenError('network', 'no connection'));
    made.commands.documents.open(1);
    await settle();
    expect(made.store.getState().documents).toMatchObject({ status: 'failed', failure: 'network' });
    made.commands.documents.reopen();
    await settle();
    expect(made.store.getState().documents).toMatchObject({ status: 'ready', failure: undefined });
  });

  it('comes back with its Selections: when it is tried again, and when the connection is back', async () => {
    const comeBacks = [
      ({ documents }: AnnotatorCommands) => documents.reopen(),
      ({ outbox }: AnnotatorCommands) => outbox.retry(),
    ];
    for (const comeBack of comeBacks) {
      const made = createTestAnnotator();
      made.viewer.failNextOpen(new DocumentOpenError('network', 'no connection'));
      made.commands.documents.open(1);
      made.backend.next().breakOff();
      await settle();
      expect(made.store.getState()).toMatchObject({
        documents: { status: 'failed' },
        selections: { status: 'failed' },
      });
      comeBack(made.commands);
      made.backend.next().succeed();
      await settle();
      expect(made.store.getState()).toMatchObject({
        documents: { status: 'ready' },
        selections: { status: 'ready' },
      });
    }
  });

  it('forgets the one that was opened before, and its late answers', async () => {
    const made = createTestAnnotator();
    made.commands.documents.open(1);
    const late = made.backend.next();
    made.commands.documents.open(2);
    made.backend.next().succeed();
    await settle();
    late.succeed();
    await settle();
    const { documents, selections } = made.store.getState();
    expect(documents).toMatchObject({ activeId: 2, status: 'ready' });
    expect(selections).toMatchObject({ status: 'ready', items: [] });
  });

  it('keeps what the user has counted when the host lists the documents again', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.commands.documents.list([
      aDocument(2, { totalSelectionsCount: 4 }),
      aDocument(1, { totalSelectionsCount: 9 }),
    ]);
    expect(made.store.getState().documents.items.map(({ id }) => id)).toEqual([1, 2]);
    expect(selectCodeSelectionCount(made.store.getState())).toBe(4);
  });
});

describe('the current outline entry', () => {
  const section = { title: '§ 2', page: 1, top: 300, children: [] };
  const chapter = {
    title: 'I',
    page: 0,
    top: 100,
    children: [{ title: '§ 1', page: 0, top: 400, children: [] }, section],
  };
  const last = { title: 'II', page: 3, top: undefined, children: [] };

  it.each([
    [{ page: 0, top: 0 }, 'I'],
    [{ page: 0, top: 380 }, '§ 1'],
    [{ page: 1, top: 0 }, '§ 1'],
    [{ page: 1, top: 290 }, '§ 2'],
    [{ page: 3, top: 0 }, 'II'],
    [{ page: 9, top: 0 }, 'II'],
  ])('at %o is %s', (reading, title) => {
    expect(currentOutlineEntry([chapter, last], { reading, landed: undefined })?.title).toBe(title);
  });

  it.each([
    // The upper part are 200 units: of § 1 are left half of them, a little more, a little less.
    [{ page: 1, top: 200 }, '§ 1'],
    [{ page: 1, top: 199 }, '§ 1'],
    [{ page: 1, top: 201 }, '§ 2'],
    // Over a page break.
    [{ page: 2, top: 750 }, 'II'],
    [{ page: 2, top: 650 }, '§ 2'],
  ])('fills the upper part of the window at %o: %s', ({ page, top }, title) => {
    const reading = { page, top, room: { height: 600, pageHeight: 800 } };
    expect(currentOutlineEntry([chapter, last], { reading, landed: undefined })?.title).toBe(title);
  });

  it('is the one that was jumped to, wherever in the window it stands and however short it is', () => {
    const entry = (title: string, top: number) => ({ title, page: 0, top, children: [] });
    const entries = [entry('§ 1', 92), entry('§ 2', 122), entry('§ 3', 152), entry('§ 4', 182)];
    const reading = { page: 0, top: 60, room: { height: 600, pageHeight: 800 } };
    const at = (landed: { page: number; top: number } | undefined) =>
      currentOutlineEntry(entries, { reading, landed })?.title;
    expect(at(undefined)).toBe('§ 1');
    expect(at({ page: 0, top: 152 })).toBe('§ 3');
    expect(at({ page: 0, top: 175 })).toBe('§ 4');
    expect(at({ page: 0, top: 170 })).toBe('§ 3');
    expect(at({ page: 7, top: 0 })).toBe('§ 4');
    expect(at({ page: 0, top: 10 })).toBe('§ 1');
  });

  it('is the heading itself after a jump to a unit, whose place is a little above it', () => {
    // As in outlines of official gazettes: half a unit below the top of the line.
    const entries = [380, 458.1].map((top, at) => ({
      title: `Artículo ${at + 8}`,
      page: 3,
      top,
      children: [],
    }));
    const landed = { page: 3, top: 449.5 };
    const view = { reading: { page: 3, top: 440 }, landed };
    expect(
      currentOutlineEntry(entries, { ...view, heading: { page: 3, top: 457.5, label: 'Art. 9' } })?.title,
    ).toBe('Artículo 9');
    expect(currentOutlineEntry(entries, view)?.title).toBe('Artículo 8');
  });

  it('is the one in the other column where that one was jumped to', () => {
    const entry = (title: string, top: number) => ({ title, page: 132, top, children: [] });
    const entries = [entry('Art. 2033', 61.4), entry('Art. 2034', 140), entry('Art. 2043', 60.9)];
    const at = (top: number) =>
      currentOutlineEntry(entries, {
        reading: { page: 132, top: 55 },
        landed: { page: 132, top },
        heading: { page: 132, top: top + 8, label: '' },
      })?.title;
    expect(at(60.9)).toBe('Art. 2043');
    expect(at(61.4)).toBe('Art. 2033');
  });

  it('is the one over the passage that was jumped to, in whichever column', () => {
    const entry = (title: string, top: number) => ({ title, page: 132, top, children: [] });
    const entries = [entry('Art. 2033', 61), entry('Art. 2034', 300), entry('Art. 2043 Danno', 55)];
    const at = (landed: number, label: string, top: number) =>
      currentOutlineEntry(entries, {
        reading: { page: 132, top: 40 },
        landed: { page: 132, top: landed, at: { page: 132, element: 40, character: 0 } },
        heading: { page: 132, top, label },
      })?.title;
    expect(at(400, 'Art. 2043', 63)).toBe('Art. 2043 Danno');
    expect(at(200, 'Art. 2033', 69)).toBe('Art. 2033');
    expect(at(400, 'Art. 2034', 308)).toBe('Art. 2034');
  });
});
