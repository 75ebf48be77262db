import type { TextSelection } from '@glossator/client-sdk/contract';
import { castDraft, type Draft } from 'immer';
import type { SliceReactions } from '../annotator-feature';
import { kindOf, type EntryKind, type SelectionEntry } from './entry';
import { findEverywhere, findWhere } from './list';
import type { SelectionsState } from './state';

const tombstone = (kind: EntryKind, id: number): string => `${kind}:${id}`;

function findEntry(selection: Draft<TextSelection>, kind: EntryKind, id: number) {
  return selection.data.find((entry) => kindOf(entry) === kind && entry.id === id);
}

function isAfter(one: SelectionEntry, other: SelectionEntry): boolean {
  return one.createdAt > other.createdAt || (one.createdAt === other.createdAt && one.id > other.id);
}

/** Takes an entry away. Deleting the last one clears the annotation flag (decisions.md section 13). */
function removeEntry(
  selections: Draft<SelectionsState>,
  kind: EntryKind,
  id: number,
  selectionId?: number,
): void {
  const isIt = (entry: SelectionEntry) => kindOf(entry) === kind && entry.id === id;
  const ownerId = selectionId ?? findWhere(selections, ({ data }) => data.some(isIt))?.id;
  if (ownerId === undefined) return;
  for (const owner of findEverywhere(selections, ownerId)) {
    const index = owner.data.findIndex(isIt);
    if (index < 0) continue;
    owner.data.splice(index, 1);
    owner.isAnnotation = owner.data.length > 0;
  }
}

function restoreEntry(selection: Draft<TextSelection>, entry: SelectionEntry): void {
  const kind = kindOf(entry);
  const others = selection.data.filter((other) => kindOf(other) !== kind || other.id !== entry.id);
  // Oldest first; what is not saved yet is the newest.
  const at = others.findIndex((other) => other.id < 0 || isAfter(other, entry));
  selection.data = others.toSpliced(at < 0 || entry.id < 0 ? others.length : at, 0, castDraft(entry));
  selection.isAnnotation = true;
}

/** Gives an entry its saved id. It may be here already under that, or be deleted by now; answers whether the latter. */
function saveEntry(
  selection: Draft<TextSelection>,
  temporaryId: number,
  saved: SelectionEntry,
  isDeleted: boolean,
): boolean {
  const kind = kindOf(saved);
  for (const reply of selection.data)
    if (kind === 'comment' && reply.type === 'comment' && reply.replyTo === temporaryId)
      reply.replyTo = saved.id;
  const entry = findEntry(selection, kind, temporaryId);
  const twin = findEntry(selection, kind, saved.id);
  if (!entry || isDeleted) {
    selection.data = selection.data.filter((other) => other !== entry && other !== twin);
    return !entry;
  }
  if (twin) selection.data = selection.data.filter((other) => other !== twin);
  entry.id = saved.id;
  entry.createdAt = saved.createdAt;
  entry.updatedAt = saved.updatedAt;
  entry.createdBy = saved.createdBy;
  return false;
}

/** How comments and attachments, which are parts of their Selections, follow events. */
export const entryReactions: SliceReactions<SelectionsState> = {
  'comments/created': (selections, { entry }) => {
    const kind = kindOf(entry);
    if (selections.deletedEntries[tombstone(kind, entry.id)] === true) return;
    for (const selection of findEverywhere(selections, entry.selectionId)) {
      if (findEntry(selection, kind, entry.id)) continue;
      selection.data.push(castDraft(entry));
      selection.isAnnotation = true;
    }
  },
  'comments/restored': (selections, { entry }) => {
    Reflect.deleteProperty(selections.deletedEntries, tombstone(kindOf(entry), entry.id));
    for (const selection of findEverywhere(selections, entry.selectionId)) restoreEntry(selection, entry);
  },
  'comments/saved': (selections, { temporaryId, saved }) => {
    const key = tombstone(kindOf(saved), saved.id);
    const isDeleted = selections.deletedEntries[key] === true;
    for (const selection of findEverywhere(selections, saved.selectionId))
      if (saveEntry(selection, temporaryId, saved, isDeleted)) selections.deletedEntries[key] = true;
  },
  'comments/refused': (selections, { kind, temporaryId, selectionId }) =>
    removeEntry(selections, kind, temporaryId, selectionId),
  'comments/updated': (selections, { kind, id, selectionId, changes }) => {
    for (const selection of findEverywhere(selections, selectionId)) {
      const entry = findEntry(selection, kind, id);
      if (entry) Object.assign(entry, changes);
    }
  },
  'comments/deleted': (selections, { kind, id, selectionId }) => {
    if (id > 0) selections.deletedEntries[tombstone(kind, id)] = true;
    removeEntry(selections, kind, id, selectionId);
  },
};
