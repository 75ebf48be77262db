import type { TextSelection } from '@glossator/client-sdk/contract';
import { castDraft, type Draft } from 'immer';
import { findSelection, presentItems } from '../selections/list';
import type { Reducers } from '../store/reducers';
import type { AnnotatorState } from '../store/state';
import { kindOf, type EntryKind, type SelectionEntry } from './events';
import { initialComments } from './state';

const tombstone = (kind: EntryKind, id: number): string => `${kind}:${id}`;

function findEntry(selection: Draft<TextSelection> | undefined, kind: EntryKind, id: number) {
  return selection?.data.find((entry) => kindOf(entry) === kind && entry.id === id);
}

function isAfter(one: SelectionEntry, other: SelectionEntry): boolean {
  return one.createdAt > other.createdAt || (one.createdAt === other.createdAt && one.id > other.id);
}

/** Takes an entry away. Deleting one clears the annotation flag (specification section 4). */
function removeEntry(state: Draft<AnnotatorState>, kind: EntryKind, id: number, selectionId?: number): void {
  const isIt = (entry: SelectionEntry) => kindOf(entry) === kind && entry.id === id;
  const ownerId = selectionId ?? presentItems(state).find(({ data }) => data.some(isIt))?.id;
  const owner = ownerId === undefined ? undefined : findSelection(state, ownerId);
  const index = owner?.data.findIndex(isIt) ?? -1;
  if (!owner || index < 0) return;
  owner.data.splice(index, 1);
  owner.isAnnotation = false;
}

function closeFormOf(state: Draft<AnnotatorState>, selectionId: number): void {
  if (state.comments.form?.selectionId === selectionId) state.comments.form = undefined;
}

/** How comments (inside their Selections) and the comment form follow events. */
export const commentsReducers: Reducers = {
  'outbox/adopted': ({ comments }, { nextIds }) => {
    comments.nextId = Math.min(comments.nextId, nextIds.comments);
  },
  'documents/opened': ({ comments }) => {
    comments.form = undefined;
  },
  'documents/reset': (state) => {
    state.comments = castDraft(initialComments);
  },
  'comments/created': (state, { entry }) => {
    const selection = findSelection(state, entry.selectionId);
    const kind = kindOf(entry);
    if (!selection || findEntry(selection, kind, entry.id)) return;
    if (state.selections.deletedEntries[tombstone(kind, entry.id)] === true) return;
    selection.data.push(castDraft(entry));
    selection.isAnnotation = true;
    if (entry.id < 0) state.comments.nextId = Math.min(state.comments.nextId, entry.id - 1);
  },
  'comments/restored': (state, { entry }) => {
    const kind = kindOf(entry);
    Reflect.deleteProperty(state.selections.deletedEntries, tombstone(kind, entry.id));
    const selection = findSelection(state, entry.selectionId);
    if (!selection) return;
    const others = selection.data.filter((other) => kindOf(other) !== kind || other.id !== entry.id);
    // Oldest first; what is not saved yet is the newest.
    const at = others.findIndex((other) => other.id < 0 || isAfter(other, entry));
    selection.data = others.toSpliced(at < 0 || entry.id < 0 ? others.length : at, 0, castDraft(entry));
    selection.isAnnotation = true;
  },
  'comments/saved': (state, { temporaryId, saved }) => {
    const kind = kindOf(saved);
    const key = tombstone(kind, saved.id);
    const selection = findSelection(state, saved.selectionId);
    if (!selection) return;
    const entry = findEntry(selection, kind, temporaryId);
    const twin = findEntry(selection, kind, saved.id);
    if (!entry || state.selections.deletedEntries[key] === true) {
      if (!entry) state.selections.deletedEntries[key] = true;
      selection.data = selection.data.filter((other) => other !== entry && other !== twin);
      return;
    }
    if (twin) selection.data = selection.data.filter((other) => other !== twin);
    entry.id = saved.id;
    entry.createdAt = saved.createdAt;
    entry.updatedAt = saved.updatedAt;
    entry.createdBy = saved.createdBy;
    if (kind === 'comment' && state.comments.form?.commentId === temporaryId)
      state.comments.form.commentId = saved.id;
  },
  'comments/refused': (state, { kind, temporaryId, selectionId }) =>
    removeEntry(state, kind, temporaryId, selectionId),
  'comments/updated': (state, { kind, id, selectionId, changes }) => {
    const entry = findEntry(findSelection(state, selectionId), kind, id);
    if (entry) Object.assign(entry, changes);
  },
  'comments/deleted': (state, { kind, id, selectionId }) => {
    if (id > 0) state.selections.deletedEntries[tombstone(kind, id)] = true;
    removeEntry(state, kind, id, selectionId);
    if (kind === 'comment' && state.comments.form?.commentId === id) state.comments.form = undefined;
  },
  'comments/formOpened': ({ comments }, { selectionId, commentId, text }) => {
    comments.form = { selectionId, commentId, text, original: text, isLeaving: false };
  },
  'comments/formChanged': ({ comments }, { text }) => {
    if (!comments.form) return;
    comments.form.text = text;
    comments.form.isLeaving = false;
  },
  'comments/formLeaving': ({ comments }, { isLeaving }) => {
    if (comments.form) comments.form.isLeaving = isLeaving;
  },
  'comments/formClosed': ({ comments }) => {
    comments.form = undefined;
  },
  'selections/saved': ({ comments }, { temporaryId, saved }) => {
    if (comments.form?.selectionId === temporaryId) comments.form.selectionId = saved.id;
  },
  'selections/deleted': (state, { id }) => closeFormOf(state, id),
  'selections/refused': (state, { temporaryId }) => closeFormOf(state, temporaryId),
};
