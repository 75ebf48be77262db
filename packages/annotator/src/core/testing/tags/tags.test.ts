import { describe, expect, it } from 'vitest';
import { createAnnotatorOf } from '../../annotator';
import type { AnnotatorCommands } from '../../features';
import { features } from '../../features';
import { createFacetReader } from '../../entities/entity-facets';
import { filterEntities } from '../../filter/selectors';
import { initialFilter, type AnnotationFilter } from '../../filter/state';
import { createManualBackend } from '../manual-backend';
import { createManualClock } from '../manual-clock';
import { createMemoryOutboxStore } from '../memory-outbox-store';
import { aDocument, createMemoryStorage, settle } from '../test-annotator';
import { createTagsFeature, type StateWithTags, type Tag, type TagsCommands } from './tags-feature';

const MAX = { id: 2, name: 'Max Keller' };
const STAMPS = { createdAt: '2026-03-03T10:00:00.000Z', updatedAt: '2026-03-03T10:00:00.000Z' };
const aTag = (id: number, word: string): Tag => ({ id, documentId: 1, word, ...STAMPS, createdBy: MAX });

/** A server that knows tags: it answers immediately, and remembers what it did under which key. */
function createTagsServer() {
  const stored = new Map<number, Tag>();
  const bin = new Map<number, Tag>();
  const answers = new Map<string, Tag>();
  const calls: string[] = [];
  let isReachable = true;
  let nextId = 1000;
  const answer = async (name: string, key: string | undefined, work: () => Tag): Promise<Tag> => {
    calls.push(name);
    const kept = answers.get(key ?? '');
    const result = kept ?? work();
    answers.set(key ?? '', result);
    await Promise.resolve();
    if (!isReachable) throw new Error('The connection broke');
    return result;
  };
  const put = (tag: Tag): Tag => {
    stored.set(tag.id, tag);
    return tag;
  };
  return {
    stored,
    calls,
    /** From now on answers are lost, or arrive again. */
    setReachable: (isIt: boolean) => {
      isReachable = isIt;
    },
    backend: {
      create: (input: Pick<Tag, 'documentId' | 'word'>, { idempotencyKey }: { idempotencyKey?: string }) =>
        answer('create', idempotencyKey, () => put({ ...aTag(nextId++, input.word), createdBy: LEA })),
      update: ({ id, word }: Pick<Tag, 'id' | 'word'>, { idempotencyKey }: { idempotencyKey?: string }) =>
        answer('update', idempotencyKey, () => put({ ...(stored.get(id) ?? aTag(id, '')), word })),
      async delete({ id }: Pick<Tag, 'id'>, { idempotencyKey }: { idempotencyKey?: string }) {
        await answer('delete', idempotencyKey, () => {
          const tag = stored.get(id) ?? aTag(id, '');
          bin.set(id, tag);
          stored.delete(id);
          return tag;
        });
        return undefined;
      },
      restore: ({ id }: Pick<Tag, 'id'>, { idempotencyKey }: { idempotencyKey?: string }) =>
        answer('restore', idempotencyKey, () => put(bin.get(id) ?? aTag(id, ''))),
    },
  };
}

const LEA = { id: 1, name: 'Lea Rossi' };

type Message = { readonly name: string; readonly data: object };

function openPage(server = createTagsServer(), outboxStore = createMemoryOutboxStore(), page = 'page') {
  let keys = 0;
  const backend = createManualBackend();
  const annotator = createAnnotatorOf([...features, createTagsFeature(server.backend)], {
    backend,
    clock: createManualClock(),
    storage: createMemoryStorage(),
    log: { warn: () => undefined, error: () => undefined },
    resolveFile: ({ id }) => ({ url: `/file/${id}` }),
    createKey: () => `${page}-${(keys += 1)}`,
    outboxStore,
  });
  const commands = annotator.commands as AnnotatorCommands & { readonly tags: TagsCommands };
  const stop = annotator.start();
  commands.access.grant({ ...LEA, access: 'annotate' });
  commands.documents.list([aDocument(1)]);
  commands.documents.open(1);
  let listener: { onEvent(event: Message): void } | undefined;
  annotator.attachLive({
    subscribe(given) {
      listener = given;
      return () => undefined;
    },
  });
  const state = () => annotator.store.getState();
  return {
    server,
    outboxStore,
    backend,
    commands,
    stop,
    state,
    tags: () => (state() as StateWithTags).tags.items.map(({ id, word }) => [id, word]),
    found(filter: Partial<AnnotationFilter>) {
      const { items } = (state() as StateWithTags).tags;
      const facetsOf = createFacetReader(annotator.kinds, 'tag');
      return filterEntities(items, { ...initialFilter, ...filter }, facetsOf).map(({ word }) => word);
    },
    receive: (event: Message) => listener?.onEvent(event),
  };
}

describe('a kind of entity that is new', () => {
  it('is saved in order under ids of its own', async () => {
    const { commands, tags, server, state } = openPage();
    commands.tags.create('lease');
    expect(tags()).toEqual([[-1, 'lease']]);
    commands.tags.change(-1, 'rent');
    await settle();
    expect(tags()).toEqual([[1000, 'rent']]);
    expect(server.calls).toEqual(['create', 'update']);
    expect([...server.stored.values()]).toMatchObject([{ id: 1000, word: 'rent' }]);
    expect(state().outbox.changes).toEqual([]);
  });

  it('needs no call for what the server never knew of', async () => {
    const { commands, tags, server } = openPage();
    server.setReachable(false);
    commands.tags.create('lease');
    await settle();
    commands.tags.create('rent');
    commands.tags.change(-2, 'hire');
    expect(tags()).toHaveLength(2);
    server.setReachable(true);
    commands.outbox.retry();
    await settle();
    expect(server.stored.size).toBe(2);
    expect(tags().map(([, word]) => word)).toEqual(['hire', 'lease']);
  });

  it('is undone and redone, before and after it is saved', async () => {
    const { commands, tags, server } = openPage();
    commands.tags.create('lease');
    await settle();
    commands.tags.change(1000, 'rent');
    await settle();
    commands.history.undo();
    await settle();
    expect(tags()).toEqual([[1000, 'lease']]);
    commands.history.undo();
    await settle();
    expect([tags(), server.stored.size]).toEqual([[], 0]);
    commands.history.redo();
    commands.history.redo();
    await settle();
    expect(tags()).toEqual([[1000, 'rent']]);
    expect(server.stored.get(1000)).toMatchObject({ word: 'rent' });
  });

  it('keeps what a colleague has made of it when the own change is undone', async () => {
    const { commands, tags, server, state, receive } = openPage();
    commands.tags.create('lease');
    await settle();
    commands.tags.change(1000, 'rent');
    await settle();
    receive({ name: 'TAG/UPDATE', data: { ...aTag(1000, 'hire'), createdBy: LEA } });
    commands.history.undo();
    await settle();
    expect(tags()).toEqual([[1000, 'hire']]);
    expect(state().notices.items.at(-1)).toMatchObject({ code: 'undoChanged' });
    expect(server.calls).toEqual(['create', 'update']);
  });

  it('follows what others do', () => {
    const { tags, receive } = openPage();
    receive({ name: 'TAG/CREATE', data: aTag(7, 'lease') });
    receive({ name: 'TAG/UPDATE', data: aTag(7, 'rent') });
    receive({ name: 'TAG/UPDATE', data: aTag(8, 'unheard of') });
    expect(tags()).toEqual([
      [7, 'rent'],
      [8, 'unheard of'],
    ]);
    receive({ name: 'TAG/DELETE', data: { id: 7 } });
    receive({ name: 'TAG/CREATE', data: aTag(7, 'too late') });
    expect(tags()).toEqual([[8, 'unheard of']]);
  });

  it('is filtered by its words, its author and its group', async () => {
    const { commands, tags, receive, found } = openPage();
    receive({ name: 'TAG/CREATE', data: aTag(7, 'Propriété') });
    commands.tags.create('rent');
    await settle();
    expect(tags()).toHaveLength(2);
    expect(found({ text: 'propriete keller' })).toEqual(['Propriété']);
    expect(found({ authors: [LEA.id] })).toEqual(['rent']);
    expect(found({ kinds: ['comment'], order: 'newest' })).toHaveLength(2);
    expect(found({ kinds: ['highlight'] })).toEqual([]);
  });

  it('makes a search of the annotations stale when it changes', async () => {
    const { commands, state, receive, backend } = openPage();
    while (backend.calls.length > 0) backend.next().succeed();
    commands.codeSearch.chooseScope('annotations');
    commands.search.searchFor('rent');
    expect(state().codeSearch).toMatchObject({ asked: { scope: 'annotations' }, isStale: false });
    receive({ name: 'TAG/CREATE', data: aTag(7, 'rent') });
    expect(state().codeSearch.isStale).toBe(true);
    await settle();
  });

  it('is adopted from a page that has ended, and made once', async () => {
    const first = openPage();
    first.server.setReachable(false);
    first.commands.tags.create('lease');
    await settle();
    expect(first.outboxStore.kept()).toMatchObject([{ action: 'create' }]);
    first.stop();
    first.server.setReachable(true);
    const second = openPage(first.server, first.outboxStore, 'second');
    await settle();
    expect(second.tags()).toEqual([[1000, 'lease']]);
    expect([...first.server.stored.keys()]).toEqual([1000]);
    expect(second.outboxStore.kept()).toEqual([]);
  });
});

describe('features of a store', () => {
  const tags = createTagsFeature(createTagsServer().backend);

  it('have names of their own', () => {
    const options = { ...openPageOptions() };
    expect(() => createAnnotatorOf([...features, tags, tags], options)).toThrow(
      'Two features are called tags',
    );
  });

  it('react to what features of the same store make', () => {
    expect(() => createAnnotatorOf([tags], openPageOptions())).toThrow(
      'tags reacts to outbox/adopted, which no feature of this store makes',
    );
  });
});

function openPageOptions() {
  return {
    backend: createManualBackend(),
    clock: createManualClock(),
    storage: createMemoryStorage(),
    log: { warn: () => undefined, error: () => undefined },
    resolveFile: ({ id }: { readonly id: number }) => ({ url: `/file/${id}` }),
    createKey: () => 'key',
  };
}
