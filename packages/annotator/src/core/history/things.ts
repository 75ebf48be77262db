import { kindOf } from '../comments/events';
import type { ChangedThing } from '../outbox/state';
import { fieldsOfDecision, type PlaceDecision } from '../selections/decision';
import { rangeOf } from '../selections/list';
import { selectSelection } from '../selections/selectors';
import type { SubmittedChange } from '../outbox/change-queue';
import type { AnnotatorState } from '../features';
import type { Snapshot, ThingFields, ThingRef } from './state';

/** What a change does and how it is sent, apart from the document it belongs to. */
export type Step = Pick<SubmittedChange, 'mutation' | 'event'>;

const local = { origin: 'local' } as const;

/** The thing as it is now; undefined when it is not there (any more). */
export function findThing(state: AnnotatorState, ref: ThingRef): Snapshot | undefined {
  switch (ref.kind) {
    case 'selection': {
      const item = selectSelection(state, ref.id);
      return item && { kind: 'selection', item };
    }
    case 'bookmark': {
      const item = state.bookmarks.items.find(({ id }) => id === ref.id);
      return item && { kind: 'bookmark', item };
    }
    case 'note': {
      const item = state.notes.items.find(({ id }) => id === ref.id);
      return item && { kind: 'note', item };
    }
    case 'comment':
    case 'attachment': {
      const entries = selectSelection(state, ref.selectionId)?.data;
      const item = entries?.find((entry) => kindOf(entry) === ref.kind && entry.id === ref.id);
      return item && { kind: ref.kind, item };
    }
  }
}

/** What a thing is called. */
export function refOf(snapshot: Snapshot): ThingRef {
  const { kind, item } = snapshot;
  if (kind === 'comment' || kind === 'attachment')
    return { kind, id: item.id, selectionId: item.selectionId };
  return { kind, id: item.id };
}

/** What changes of the thing wait for: what is on a Selection waits for that. */
export function threadOf(ref: ThingRef): ChangedThing {
  return 'selectionId' in ref ? { kind: 'selection', id: ref.selectionId } : { kind: ref.kind, id: ref.id };
}

/** The present values of the fields that `wanted` has. */
export function fieldsOf({ item }: Snapshot, wanted: ThingFields): ThingFields {
  return {
    ...(wanted.color !== undefined && 'color' in item && { color: item.color }),
    ...(wanted.name !== undefined && 'name' in item && { name: item.name ?? '' }),
    ...(wanted.text !== undefined && 'text' in item && { text: item.text }),
    ...(wanted.range !== undefined && 'startPage' in item && { range: rangeOf(item) }),
    ...(wanted.status !== undefined && 'status' in item && { status: item.status }),
  };
}

/** Whether two sets of fields say the same. */
export function sameFields(one: ThingFields, other: ThingFields): boolean {
  const text = ({ color, name, text: words, range, status }: ThingFields) =>
    JSON.stringify([color, name, words, range && rangeOf(range), status]);
  return text(one) === text(other);
}

/** Gives a thing other fields than those in `before`. `at` is the moment, in ISO 8601. */
export function changing(ref: ThingRef, fields: ThingFields, before: ThingFields, at: string): Step {
  const { id } = ref;
  const { color, name = '', text = '', range } = fields;
  switch (ref.kind) {
    case 'selection': {
      if (isDecision(fields) && isDecision(before)) return deciding(id, fields, before);
      const changes = {
        ...(color !== undefined && { color }),
        ...(fields.name !== undefined && { name }),
        ...(range && { text }),
      };
      return {
        mutation: { name: 'update', input: { id, ...changes, ...(range && { range }) } },
        event: {
          ...{ type: 'selections/updated', ...local, id, changes: { ...changes, ...range } },
          ...(range && { isTrusted: true }),
        },
      };
    }
    case 'comment':
      return {
        mutation: { name: 'updateComment', input: { id, text } },
        event: {
          type: 'comments/updated',
          ...local,
          ...ref,
          kind: 'comment',
          changes: { text, updatedAt: at },
        },
      };
    case 'attachment':
      return {
        mutation: { name: 'updateAttachment', input: { id, name } },
        event: {
          type: 'comments/updated',
          ...{ ...local, ...ref, kind: 'attachment', changes: { name, updatedAt: at } },
        },
      };
    case 'bookmark':
      return {
        mutation: { name: 'updateBookmark', input: { id, name } },
        event: { type: 'bookmarks/updated', ...local, id, changes: { name, updatedAt: at } },
      };
    case 'note':
      return {
        mutation: { name: 'updateNote', input: { id, text } },
        event: { type: 'notes/updated', ...local, id, changes: { text, updatedAt: at } },
      };
  }
}

function isDecision(fields: ThingFields): fields is PlaceDecision {
  return fields.status !== undefined && fields.range !== undefined && fields.text !== undefined;
}

/** Takes the decision about a place back, or makes it again. */
function deciding(id: number, decision: PlaceDecision, before: PlaceDecision): Step {
  const { status, range, text } = decision;
  return {
    mutation: {
      name: 'update',
      // What it was before, the server knows.
      input:
        status === 'success' ? { id, status, range: rangeOf(range), text } : { id, status: 'unconfirmed' },
    },
    event: {
      ...{ type: 'selections/updated', ...local, id, isTrusted: true, before },
      changes: fieldsOfDecision(decision),
    },
  };
}

/** Deletes a thing. */
export function deleting(ref: ThingRef): Step {
  const input = { id: ref.id };
  switch (ref.kind) {
    case 'selection':
      return {
        mutation: { name: 'delete', input },
        event: { type: 'selections/deleted', ...local, ...input },
      };
    case 'bookmark':
      return {
        mutation: { name: 'deleteBookmark', input },
        event: { type: 'bookmarks/deleted', ...local, ...input },
      };
    case 'note':
      return {
        mutation: { name: 'deleteNote', input },
        event: { type: 'notes/deleted', ...local, ...input },
      };
    case 'comment':
    case 'attachment':
      return {
        mutation: { name: ref.kind === 'comment' ? 'deleteComment' : 'deleteAttachment', input },
        event: { type: 'comments/deleted', ...local, ...ref },
      };
  }
}

/** Brings a deleted thing back as it was. */
export function restoring(snapshot: Snapshot): Step {
  const input = { id: snapshot.item.id };
  switch (snapshot.kind) {
    case 'selection':
      return {
        mutation: { name: 'restore', input },
        event: { type: 'selections/restored', ...local, selection: snapshot.item },
      };
    case 'bookmark':
      return {
        mutation: { name: 'restoreBookmark', input },
        event: { type: 'bookmarks/restored', ...local, bookmark: snapshot.item },
      };
    case 'note':
      return {
        mutation: { name: 'restoreNote', input },
        event: { type: 'notes/restored', ...local, note: snapshot.item },
      };
    case 'comment':
    case 'attachment':
      return {
        mutation: { name: snapshot.kind === 'comment' ? 'restoreComment' : 'restoreAttachment', input },
        event: { type: 'comments/restored', ...local, entry: snapshot.item },
      };
  }
}
