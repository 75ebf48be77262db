import type { UserRef } from '@glossator/client-sdk/contract';
import type { AnnotatorParts, AnnotatorWorld, CommandContext } from '../../annotator-feature';
import { defineEntityKind } from '../../entities/entity-kind';
import {
  addEntity,
  changeEntity,
  clearList,
  emptyList,
  removeEntity,
  restoreEntity,
  saveEntity,
  type EntityList,
} from '../../entities/entity-list';
import type { CallOptions } from '../../ports/backend';
import { defineFeature, reset, type Feature } from '../../store/define-feature';
import type { EventBase } from '../../store/origin';

/** A word that people put on a document: a kind of entity that no other file of the core knows. */
export interface Tag {
  readonly id: number;
  readonly documentId: number;
  readonly word: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: UserRef;
}

/** The calls that tags need of a server. */
export interface TagsBackend {
  readonly create: (input: Pick<Tag, 'documentId' | 'word'>, options: CallOptions) => Promise<Tag>;
  readonly update: (input: Pick<Tag, 'id' | 'word'>, options: CallOptions) => Promise<Tag>;
  readonly delete: (input: Pick<Tag, 'id'>, options: CallOptions) => Promise<undefined>;
  readonly restore: (input: Pick<Tag, 'id'>, options: CallOptions) => Promise<Tag>;
}

/** What can be done with tags. */
export interface TagsCommands {
  readonly create: (word: string) => void;
  readonly change: (id: number, word: string) => void;
  readonly delete: (id: number) => void;
}

type TagsState = EntityList<Tag>;
type TagsEvent =
  | (EventBase<'tags/created'> & { readonly tag: Tag })
  | (EventBase<'tags/restored'> & { readonly tag: Tag })
  | (EventBase<'tags/saved'> & { readonly temporaryId: number; readonly saved: Tag })
  | (EventBase<'tags/updated'> & { readonly id: number; readonly changes: Partial<Tag> })
  | (EventBase<'tags/deleted'> & { readonly id: number });

/** The state of an annotator that has tags, too. */
export type StateWithTags = AnnotatorWorld['state'] & { readonly tags: TagsState };

/** What the list of features would make of itself, if tags stood in it for good. */
interface WorldWithTags extends Omit<AnnotatorWorld, 'state' | 'event'> {
  readonly state: StateWithTags;
  readonly event: AnnotatorWorld['event'] | TagsEvent;
}

const byWord = (one: Tag, other: Tag) => one.word.localeCompare(other.word);
const tagsOf = (state: AnnotatorWorld['state']) => (state as StateWithTags).tags;
/** An event of tags, where the types of the list know none. */
const made = (event: TagsEvent): AnnotatorWorld['event'] => {
  const any: object = event;
  return any as AnnotatorWorld['event'];
};

const createKind = (backend: TagsBackend) =>
  defineEntityKind<Tag>({
    name: 'tag',
    refOf: ({ id }) => ({ kind: 'tag', id }),
    find: (state, ref) => tagsOf(state).items.find(({ id }) => id === ref.id),
    nextId: (state) => tagsOf(state).nextId,
    list: { status: () => 'ready', load: () => undefined },
    calls: () => ({
      create: ({ documentId, word }, options) => backend.create({ documentId, word }, options),
      update: (id, { word = '' }, options) => backend.update({ id, word }, options),
      delete: (id, options) => backend.delete({ id }, options),
      restore: (id, options) => backend.restore({ id }, options),
    }),
    events: {
      created: (tag, { origin }) => made({ type: 'tags/created', origin, tag }),
      updated: ({ id }, changes, { origin }) => made({ type: 'tags/updated', origin, id, changes }),
      deleted: ({ id }, origin) => made({ type: 'tags/deleted', origin, id }),
      restored: (tag, { origin }) => made({ type: 'tags/restored', origin, tag }),
      saved: (temporaryId, saved) => made({ type: 'tags/saved', origin: 'remote', temporaryId, saved }),
      refused: ({ id }) => made({ type: 'tags/deleted', origin: 'remote', id }),
    },
    live: {
      created: 'TAG/CREATE',
      updated: 'TAG/UPDATE',
      deleted: 'TAG/DELETE',
      fields: ({ word }) => ({ word }),
      isMadeByUpdate: true,
    },
    written: ({ word }) => ({ texts: word === undefined ? [] : [word] }),
    // Names for its group and its actions are among the texts that a new kind brings; this one borrows them.
    facets: {
      groups: [],
      of: ({ word }) => ({ texts: [word], group: 'comment' }),
      isChangedBy: ({ type }: { readonly type: string }) => type.startsWith('tags/'),
    },
    undo: { noun: 'Note', groups: [['word']], labelOf: () => 'editNote' },
  });

function createTags({ getState, changes }: CommandContext): AnnotatorParts<TagsCommands> {
  const documentId = () => getState().documents.activeId ?? 0;
  const STAMP = '2026-03-03T10:00:00.000Z';
  return {
    commands: {
      create(word) {
        const { userId = 0, userName } = getState().access;
        const tag: Tag = {
          id: tagsOf(getState()).nextId,
          documentId: documentId(),
          word,
          createdAt: STAMP,
          updatedAt: STAMP,
          createdBy: { id: userId, name: userName },
        };
        changes.submit({
          documentId: documentId(),
          change: { action: 'create', ref: { kind: 'tag', id: tag.id }, entity: tag },
        });
      },
      change: (id, word) =>
        void changes.submit({
          documentId: documentId(),
          change: { action: 'update', ref: { kind: 'tag', id }, to: { word } },
        }),
      delete: (id) =>
        void changes.submit({
          documentId: documentId(),
          change: { action: 'delete', ref: { kind: 'tag', id } },
        }),
    },
  };
}

/** Tags: a feature in a folder of its own, which a list of features takes up with one line. */
export function createTagsFeature(
  backend: TagsBackend,
): Feature<WorldWithTags, 'tags', TagsState, TagsEvent, TagsCommands> {
  return defineFeature<WorldWithTags, 'tags', TagsState, TagsEvent, TagsCommands>({
    name: 'tags',
    initial: emptyList,
    kinds: [createKind(backend)],
    on: {
      'outbox/adopted': (tags, { nextIds: { tag = -1 } }) => {
        tags.nextId = Math.min(tags.nextId, tag);
      },
      'documents/opened': (tags) => reset<TagsState>(tags, clearList<TagsState>(tags)),
      'tags/created': (tags, { tag }) => reset<TagsState>(tags, addEntity<Tag, TagsState>(tags, tag, byWord)),
      'tags/restored': (tags, { tag }) =>
        reset<TagsState>(tags, restoreEntity<Tag, TagsState>(tags, tag, byWord)),
      'tags/saved': (tags, { temporaryId, saved }) =>
        reset<TagsState>(tags, saveEntity<Tag, TagsState>(tags, temporaryId, saved, byWord)),
      'tags/updated': (tags, { id, changes }) =>
        reset<TagsState>(tags, changeEntity<Tag, TagsState>(tags, id, changes, byWord)),
      'tags/deleted': (tags, { id }) => reset<TagsState>(tags, removeEntity<TagsState>(tags, id)),
    },
    create: createTags,
  });
}
