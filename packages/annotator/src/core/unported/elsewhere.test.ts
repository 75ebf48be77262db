import type { DocumentVersion, TextSelection } from '@glossator/client-sdk/contract';
import { describe, expect, it, vi } from 'vitest';
import type { LiveSource } from '../ports/backend';
import { anUnported } from '../testing/carried-selection';
import { createManualBackend } from '../testing/manual-backend';
import { aDocument, aRange, createTestAnnotator, settle } from '../testing/test-annotator';
import { unportedElsewhere } from './selectors';

const MAX = { createdBy: { id: 2, name: 'Max Keller' } };
const STATUTE = { range: aRange(1, 0, 8, 15), text: 'statute' };
const PERSON = { range: aRange(0, 0, 2, 8), text: 'person' };
const inDocument = (documentId: number, id: number, changes: Partial<TextSelection> = {}) =>
  anUnported(id, 'old words', [id % 2 === 0 ? STATUTE : PERSON], { documentId, ...changes });

/** A Code of four documents: two to go on in, one whose annotations all have their place, one of one Version. */
async function opened(existing: readonly TextSelection[]) {
  const manual = createManualBackend(existing);
  const counts: Record<number, number> = { 2: 3, 3: 0, 5: 1 };
  const versions = vi.fn(({ id }: { readonly id: number }) => {
    const unconfirmed = counts[id] ?? 0;
    const current: DocumentVersion = {
      id: 70 + id,
      documentId: id,
      number: 2,
      uuid: '00000000-0000-4000-8000-000000000000',
      size: 1000,
      pages: 3,
      status: 'current',
      warnings: [],
      createdAt: '2026-03-03T10:00:00.000Z',
      ...MAX,
      carryOver: { success: 5, unconfirmed, failed: 0 },
    };
    return Promise.resolve({ data: [current] });
  });
  const backend = { ...manual, documents: { ...manual.documents, versions } };
  const made = createTestAnnotator({ backend });
  const documents = [1, 2, 3, 4, 5].map((id) => {
    const version = { number: id === 4 ? 1 : 2, createdAt: '2026-03-03T10:00:00.000Z' };
    return aDocument(id, { version, totalSelectionsCount: 9 });
  });
  made.commands.documents.list(documents);
  const asked: unknown[] = [];
  const finish = async () => {
    await settle();
    while (manual.calls.length > 0) {
      const call = manual.next();
      if (call.name === 'documents.selections') asked.push(call.input['id']);
      call.succeed();
      await settle();
    }
  };
  made.commands.documents.open(1);
  await finish();
  let listener: Parameters<LiveSource['subscribe']>[0] | undefined;
  made.annotator.attachLive({
    subscribe(given) {
      listener = given;
      return () => undefined;
    },
  });
  const elsewhere = () => {
    const state = made.store.getState();
    return unportedElsewhere(state.documents, state.unported.toDecide).map(
      ({ documentId, count }) => `${documentId}: ${count}`,
    );
  };
  const say: Parameters<LiveSource['subscribe']>[0]['onEvent'] = (event) => listener?.onEvent(event);
  return { ...made, documents, versions, asked, finish, elsewhere, say, reload: () => listener?.onReload() };
}

const SOME = [
  inDocument(1, 5),
  inDocument(2, 6),
  inDocument(2, 7),
  inDocument(2, 8, MAX),
  inDocument(5, 10),
  inDocument(4, 12),
];

describe('unported Selections of other documents', () => {
  it('are counted where carrying over left some, those of the user, each document once', async () => {
    const made = await opened(SOME);
    expect(made.elsewhere()).toEqual([]);
    void made.commands.unported.count();
    await made.finish();
    expect(made.elsewhere()).toEqual(['2: 2', '5: 1']);
    expect(made.asked).toEqual([1, 2, 5]);
    expect(made.versions.mock.calls.map(([{ id }]) => id)).toEqual([2, 3, 5]);
    void made.commands.unported.count();
    await made.finish();
    expect(made.versions).toHaveBeenCalledTimes(3);
  });

  it('are counted where only private ones of the user are left, of which nobody tells', async () => {
    const made = await opened([inDocument(3, 9, { visibility: 'private' })]);
    made.commands.documents.list(
      made.documents.map((document) =>
        document.id === 3 ? { ...document, totalSelectionsCount: 0, ownPrivateCount: 1 } : document,
      ),
    );
    void made.commands.unported.count();
    await made.finish();
    expect(made.elsewhere()).toEqual(['3: 1']);
  });

  it('are counted on while anybody decides, here or elsewhere, and anew after another Update', async () => {
    const made = await opened(SOME);
    void made.commands.unported.count();
    await made.finish();
    const seven = inDocument(2, 7, { status: 'success' });
    made.say({ name: 'SELECTION/UPDATE', data: seven });
    made.say({ name: 'SELECTION/UPDATE', data: inDocument(2, 8, { ...MAX, color: 'COLOR_4' }) });
    expect(made.elsewhere()).toEqual(['2: 1', '5: 1']);
    made.say({ name: 'SELECTION/DELETE', data: { id: 10 } });
    expect(made.elsewhere()).toEqual(['2: 1']);
    made.commands.documents.open(2);
    await made.finish();
    expect(made.elsewhere()).toEqual(['1: 1']);
    expect(made.commands.unported.confirmPlace(6)).toBe(true);
    expect(made.commands.unported.confirmPlace(7)).toBe(true);
    made.commands.documents.open(1);
    await made.finish();
    expect(made.elsewhere()).toEqual([]);
    made.commands.history.undo();
    await made.finish();
    made.commands.documents.open(2);
    await made.finish();
    expect(made.store.getState().history.redo).toHaveLength(1);
    made.commands.documents.open(1);
    await made.finish();
    expect(made.elsewhere()).toEqual(['2: 1']);
    const version = { number: 3, createdAt: '2026-03-04T10:00:00.000Z' };
    made.commands.documents.list(made.documents.map((each) => (each.id === 2 ? { ...each, version } : each)));
    expect(made.elsewhere()).toEqual([]);
    void made.commands.unported.count();
    await made.finish();
    expect(made.elsewhere()).toEqual(['2: 1']);
  });

  it('are counted anew when events were missed, unless nobody has asked', async () => {
    const made = await opened(SOME);
    made.reload();
    await made.finish();
    expect(made.versions).not.toHaveBeenCalled();
    void made.commands.unported.count();
    await made.finish();
    made.backend.stored.delete(10);
    made.reload();
    await made.finish();
    expect(made.elsewhere()).toEqual(['2: 2']);
  });

  it('are gone on with in their document: at the first one, in the tab, whichever was open there', async () => {
    const made = await opened(SOME);
    made.commands.documents.open(2);
    made.commands.panels.chooseRightTab('annotations');
    made.commands.documents.open(1);
    await made.finish();
    made.commands.panels.chooseRightTab('code-update');
    made.commands.unported.continueIn(2);
    made.commands.documents.open(2);
    await made.finish();
    expect(made.store.getState().panels.right.tab).toBe('code-update');
    const first = made.store.getState().selections.items.find(({ createdBy }) => createdBy.id === 1);
    expect(made.store.getState().selections.activeId).toBe(first?.id);
    expect(made.viewer.shown.goTo).toMatchObject({ range: PERSON.range });
    // Only once, and not where the user went elsewhere meanwhile.
    made.commands.unported.continueIn(5);
    made.commands.documents.open(3);
    made.commands.documents.open(5);
    await made.finish();
    expect(made.store.getState().selections.activeId).toBeUndefined();
  });

  it('cannot be counted without Versions, nor where the connection breaks, which is no one’s trouble', async () => {
    const made = await opened(SOME);
    made.versions.mockRejectedValueOnce(new Error('down'));
    void made.commands.unported.count();
    await made.finish();
    expect(made.elsewhere()).toEqual(['5: 1']);
    expect(made.store.getState().notices.items).toEqual([]);
    expect(made.logged).toEqual(['The annotations to place of another document could not be counted']);
    const bare = createTestAnnotator({ existing: SOME });
    bare.commands.documents.list(made.documents);
    await bare.commands.unported.count();
    expect(bare.backend.calls).toEqual([]);
  });

  it('keep the citation of their old place, as the list has it in the style of the Code, when something else of them changes live', async () => {
    const cited = (selection: TextSelection, from: string): TextSelection => {
      const { carriedOver } = selection;
      return carriedOver
        ? { ...selection, carriedOver: { ...carriedOver, reason: { ...carriedOver.reason, from } } }
        : selection;
    };
    const made = await opened([cited(inDocument(1, 5), 'Art. 5 ZGB')]);
    made.say({ name: 'SELECTION/UPDATE', data: cited(inDocument(1, 5, { color: 'COLOR_4' }), 'Article 5') });
    const [item] = made.store.getState().selections.items;
    expect(item).toMatchObject({ color: 'COLOR_4', carriedOver: { reason: { from: 'Art. 5 ZGB' } } });
  });
});
