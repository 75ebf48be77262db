import type { TextSelection } from '@glossator/client-sdk/contract';
import { castDraft, type Draft } from 'immer';
import type { SliceReactions } from '../annotator-feature';
import { kindOf, type EntryKind, type SelectionEntry } from './entry';
import { findSelection, presentItems } from './list';
import type { SelectionsState } from './state';

const tombstone = (kind: EntryKind, id: number): string => `${kind}:${id}`;

function findEntry(selection: Draft<TextSelection> | undefined, kind: EntryKind, id: number) {
  return selection?.data.find((entry) => kindOf(entry) === kind && entry.id === id);
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
  const ownerId = selectionId ?? presentItems(selections).find(({ data }) => data.some(isIt))?.id;
  const owner = ownerId === undefined ? undefined : findSelection(selections, ownerId);
  const index = owner?.data.findIndex(isIt) ?? -1;
  if (!owner || index < 0) return;
  owner.data.splice(index, 1);
  owner.isAnnotation = owner.data.length > 0;
}

/** How comments and attachments, which are parts of their Selections, follow events. */
export const entryReactions: SliceReactions<SelectionsState> = {
  'comments/created': (selections, { entry }) => {
    const selection = findSelection(selections, entry.selectionId);
    const kind = kindOf(entry);
    if (!selection || findEntry(selection, kind, entry.id)) return;
    if (selections.deletedEntries[tombstone(kind, entry.id)] === true) return;
    selection.data.push(castDraft(entry));
    selection.isAnnotation = true;
  },
  'comments/restored': (selections, { entry }) => {
    const kind = kindOf(entry);
    Reflect.deleteProperty(selections.deletedEntries, tombstone(kind, entry.id));
    const selection = findSelection(selections, entry.selectionId);
    if (!selection) return;
    const others = selection.data.filter((other) => kindOf(other) !== kind || other.id !== entry.id);
    // Oldest first; what is not saved yet is the newest.
    const at = others.findIndex((other) => other.id < 0 || isAfter(other, entry));
    selection.data = others.toSpliced(at < 0 || entry.id < 0 ? others.length : at, 0, castDraft(entry));
    selection.isAnnotation = true;
  },
  'comments/saved': (selections, { temporaryId, saved }) => {
    const kind = kindOf(saved);
    const key = tombstone(kind, saved.id);
    const selection = findSelection(selections, saved.selectionId);
    if (!selection) return;
    for (const reply of selection.data)
      if (kind === 'comment' && reply.type === 'comment' && reply.replyTo === temporaryId)
        reply.replyTo = saved.id;
    const entry = findEntry(selection, kind, temporaryId);
    const twin = findEntry(selection, kind, saved.id);
    if (!entry || selections.deletedEntries[key] === true) {
      if (!entry) selections.deletedEntries[key] = true;
      selection.data = selection.data.filter((other) => other !== entry && other !== twin);
      return;
    }
    if (twin) selection.data = selection.data.filter((other) => other !== twin);
    entry.id = saved.id;
    entry.createdAt = saved.createdAt;
    entry.updatedAt = saved.updatedAt;
    entry.createdBy = saved.createdBy;
  },
  'comments/refused': (selections, { kind, temporaryId, selectionId }) =>
    removeEntry(selections, kind, temporaryId, selectionId),
  'comments/updated': (selections, { kind, id, selectionId, changes }) => {
    const entry = findEntry(findSelection(selections, selectionId), kind, id);
    if (entry) Object.assign(entry, changes);
  },
  'comments/deleted': (selections, { kind, id, selectionId }) => {
    if (id > 0) selections.deletedEntries[tombstone(kind, id)] = true;
    removeEntry(selections, kind, id, selectionId);
  },
};
