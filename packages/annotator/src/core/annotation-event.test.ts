import type { LiveEvent, SelectionComment, TextSelection } from '@glossator/client-sdk/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AnnotationEvent, AnnotationEventOf, AnnotationKind } from './annotation-event';
import { features } from './features';
import type { LiveSource } from './ports/backend';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from './testing/test-annotator';

const OWN = { createdBy: { id: 1, name: 'Lea Rossi' } };
const STAMPS = { createdAt: '2026-03-03T10:00:00.000Z', updatedAt: '2026-03-03T10:00:00.000Z' };
const EXISTING = [
  aSelection(5, aRange(0, 0, 2, 8), OWN),
  aSelection(6, aRange(0, 1, 0, 8), { ...OWN, color: 'COLOR_3' }),
];

/** An open document, whose events are gathered from the start as `type kind id origin`. */
async function observed(existing: readonly TextSelection[] = EXISTING) {
  const made = createTestAnnotator({ existing });
  const events: AnnotationEvent[] = [];
  const end = made.annotator.onAnnotationEvent((event) => events.push(event));
  let listener: Parameters<LiveSource['subscribe']>[0] | undefined;
  made.annotator.attachLive({
    subscribe(given) {
      listener = given;
      return () => undefined;
    },
  });
  await openFirst(made);
  const finish = async () => {
    await settle();
    while (made.backend.calls.length > 0) {
      made.backend.next().succeed();
      await settle();
    }
  };
  /** What has happened since the last look. */
  const happened = () =>
    events
      .splice(0)
      .map(({ type, kind, entity, origin }) =>
        [type, kind, entity.id < 0 ? 'temporary' : entity.id, origin].join(' '),
      );
  const say = (event: LiveEvent) => listener?.onEvent(event);
  const mark = (start: number, end_: number) => {
    made.viewer.select(aRange(0, 0, start, end_));
    return made.commands.selections.create() ?? 0;
  };
  return { ...made, events, end, finish, happened, say, mark };
}

describe('events of annotations', () => {
  it('do not come for what is loaded', async () => {
    const { happened, finish, commands } = await observed();
    void commands.bookmarks.load();
    void commands.notes.load();
    await finish();
    void commands.selections.load();
    await finish();
    commands.documents.open(2);
    await finish();
    expect(happened()).toEqual([]);
  });

  it('say that one was made under a temporary id, and later under which it was saved', async () => {
    const { happened, mark, finish, events } = await observed();
    const id = mark(20, 26);
    expect(happened()).toEqual(['created selection temporary local']);
    await finish();
    const saved = events[0];
    expect(happened()).toEqual(['saved selection 1000 remote']);
    expect(saved).toMatchObject({ type: 'saved', temporaryId: id });
  });

  it('say what was before a change, and nothing of one that changes nothing', async () => {
    const { happened, events, commands } = await observed();
    commands.selections.recolor(5, 'COLOR_9');
    expect(events).toMatchObject([{ entity: { color: 'COLOR_9' }, previous: { color: 'COLOR_1' } }]);
    expect(happened()).toEqual(['changed selection 5 local']);
    commands.selections.recolor(5, 'COLOR_9');
    expect(happened()).toEqual([]);
  });

  it('come for undo and redo', async () => {
    const { happened, finish, commands } = await observed();
    commands.selections.delete(5);
    await finish();
    commands.history.undo();
    await finish();
    commands.history.redo();
    await finish();
    expect(happened()).toEqual([
      'deleted selection 5 local',
      'created selection 5 local',
      'deleted selection 5 local',
    ]);
    commands.selections.recolor(6, 'COLOR_9');
    commands.history.undo();
    expect(happened()).toEqual(['changed selection 6 local', 'changed selection 6 local']);
  });

  it('come for all kinds: comments, bookmarks and notes', async () => {
    const { happened, finish, commands } = await observed();
    commands.comments.openForm(5);
    commands.comments.write('See there.');
    commands.comments.submit();
    commands.bookmarks.openForm(0, 'Offer');
    commands.bookmarks.submit();
    commands.notes.openDraft();
    const draft = { documentId: 1, noteId: undefined };
    commands.notes.write(draft, 'In general');
    commands.notes.submit(draft);
    expect(happened()).toEqual([
      'created comment temporary local',
      'created bookmark temporary local',
      'created note temporary local',
    ]);
    await finish();
    expect(happened().map((each) => each.replace(/\d+/u, 'N'))).toEqual([
      'saved comment N remote',
      'saved bookmark N remote',
      'saved note N remote',
    ]);
  });

  it('come for each of many that are changed together, once', async () => {
    const { happened, commands } = await observed();
    commands.picking.recolor([5, 6], 'COLOR_7');
    expect(happened()).toEqual(['changed selection 5 local', 'changed selection 6 local']);
  });

  it('come for what others do, and not for what is here already', async () => {
    const { happened, say } = await observed();
    const theirs = aSelection(9, aRange(1, 0, 0, 5));
    const comment: SelectionComment = {
      ...STAMPS,
      ...OWN,
      id: 3,
      selectionId: 9,
      type: 'comment',
      text: 'See there.',
    };
    say({ name: 'SELECTION/CREATE', data: theirs });
    say({ name: 'SELECTION/CREATE', data: theirs });
    say({ name: 'SELECTION/UPDATE', data: { ...theirs, color: 'COLOR_6' } });
    const later = '2026-03-04T10:00:00.000Z';
    say({ name: 'SELECTION/UPDATE', data: { ...theirs, color: 'COLOR_6', updatedAt: later } });
    say({ name: 'SELECTION_COMMENT/CREATE', data: comment });
    say({ name: 'SELECTION_COMMENT/DELETE', data: { id: 3 } });
    say({ name: 'SELECTION/DELETE', data: { id: 9 } });
    expect(happened()).toEqual([
      'created selection 9 remote',
      'changed selection 9 remote',
      'created comment 3 remote',
      'deleted comment 3 remote',
      'deleted selection 9 remote',
    ]);
  });

  it('do not repeat what is not saved yet when another document was open, or others have changed something', async () => {
    const { happened, mark, commands, finish, say } = await observed();
    mark(20, 26);
    happened();
    say({ name: 'SELECTION/UPDATE', data: { ...aSelection(6, aRange(0, 1, 0, 8), OWN), color: 'COLOR_8' } });
    expect(happened()).toEqual(['changed selection 6 remote']);
    commands.documents.open(2);
    commands.documents.open(1);
    expect(happened()).toEqual([]);
    await finish();
    expect(happened()).toEqual(['saved selection 1000 remote']);
  });

  it('say that what the server refuses is gone, with what was on it', async () => {
    const { happened, mark, backend, commands } = await observed();
    const id = mark(20, 26);
    commands.comments.openForm(id);
    commands.comments.write('Lost');
    commands.comments.submit();
    happened();
    backend.next().refuse(403, 'FORBIDDEN');
    await settle();
    expect(happened().sort()).toEqual([
      'deleted comment temporary remote',
      'deleted selection temporary remote',
    ]);
  });

  it('reach listeners after the state, who may go on from there; one that throws is logged and stops nothing', async () => {
    const { annotator, commands, store, happened, logged, end } = await observed();
    annotator.onAnnotationEvent(() => {
      throw new Error('A host at fault');
    });
    annotator.onAnnotationEvent(({ type, entity }) => {
      if (type === 'changed' && entity.id === 5) commands.selections.recolor(6, 'COLOR_9');
    });
    commands.selections.recolor(5, 'COLOR_9');
    expect(store.getState().selections.items.map(({ color }) => color)).toEqual(['COLOR_9', 'COLOR_9']);
    expect(happened()).toEqual(['changed selection 5 local', 'changed selection 6 local']);
    expect(logged).toContain('A listener failed at an event (changed, selection)');
    end();
    commands.selections.recolor(5, 'COLOR_2');
    expect(happened()).toEqual([]);
  });

  it('come for what is done while another event is being reduced', async () => {
    const { happened, store, commands } = await observed();
    const unsubscribe = store.subscribe(({ type }) => {
      if (type === 'selections/activated') commands.selections.recolor(5, 'COLOR_9');
    });
    commands.selections.activate(5);
    unsubscribe();
    expect(happened()).toEqual(['changed selection 5 local']);
  });
});

describe('types of events of annotations', () => {
  it('know all kinds that the features bring', () => {
    const named: Record<AnnotationKind, true> = {
      selection: true,
      comment: true,
      attachment: true,
      bookmark: true,
      note: true,
      noteAttachment: true,
    };
    const kinds = features.flatMap((feature) => feature.kinds.map(({ name }) => name));
    expect(Object.keys(named).sort()).toEqual(kinds.sort());
  });

  it('give the entity of a kind', () => {
    expectTypeOf<AnnotationEvent<'comment'>['entity']>().toEqualTypeOf<SelectionComment>();
    expectTypeOf<AnnotationEventOf<'saved'>['temporaryId']>().toEqualTypeOf<number>();
    const colorBefore = (event: AnnotationEvent) =>
      event.kind === 'selection' && event.type === 'changed' ? event.previous.color : undefined;
    expectTypeOf(colorBefore).returns.toEqualTypeOf<TextSelection['color'] | undefined>();
  });
});
