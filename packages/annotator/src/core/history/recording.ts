import type { TextSelection } from '@glossator/client-sdk/contract';
import { kindOf, type SelectionEntry } from '../comments/events';
import { decisionOf } from '../selections/decision';
import { rangeOf } from '../selections/list';
import { selectQuotedRange } from '../selections/selectors';
import type { SubmittedChange } from '../outbox/change-queue';
import type { AnnotatorState } from '../features';
import type { ActionLabel, Snapshot, ThingFields, ThingRef, UndoableChange } from './state';
import { fieldsOf, findThing } from './things';

/** What it takes to undo a change, with its name. */
export interface Undoable {
  readonly label: ActionLabel;
  readonly change: UndoableChange;
}

const NAMES = {
  selection: 'Highlight',
  comment: 'Comment',
  attachment: 'Attachment',
  bookmark: 'Bookmark',
  note: 'Note',
} as const;

/** What can be undone of a change that is about to be made; undefined where nothing can. */
export function undoableOf(before: AnnotatorState, { event }: SubmittedChange): Undoable | undefined {
  switch (event.type) {
    case 'selections/created':
      return made({ kind: 'selection', item: event.selection });
    case 'comments/created':
      return made(entrySnapshot(event.entry));
    case 'bookmarks/created':
      return made({ kind: 'bookmark', item: event.bookmark });
    case 'notes/created':
      return made({ kind: 'note', item: event.note });
    case 'selections/deleted':
      return deleted(before, { kind: 'selection', id: event.id });
    case 'bookmarks/deleted':
      return deleted(before, { kind: 'bookmark', id: event.id });
    case 'notes/deleted':
      return deleted(before, { kind: 'note', id: event.id });
    case 'comments/deleted':
      return event.selectionId === undefined
        ? undefined
        : deleted(before, { kind: event.kind, id: event.id, selectionId: event.selectionId });
    case 'selections/updated': {
      const { color, name, text, startPage, status } = event.changes;
      const isMove = text !== undefined || startPage !== undefined;
      const ref = { kind: 'selection' as const, id: event.id };
      if (status !== undefined) return decided(before, ref, event.changes);
      if (isMove) return moved(before, ref, event.changes);
      return changed(before, ref, {
        ...(color !== undefined && { color }),
        ...(name !== undefined && { name }),
      });
    }
    case 'comments/updated': {
      const { kind, id, selectionId, changes } = event;
      return changed(before, { kind, id, selectionId }, changes);
    }
    case 'bookmarks/updated':
      return changed(before, { kind: 'bookmark', id: event.id }, event.changes);
    case 'notes/updated':
      return changed(before, { kind: 'note', id: event.id }, event.changes);
    default:
      return undefined;
  }
}

function entrySnapshot(item: SelectionEntry): Snapshot {
  return { kind: kindOf(item), item };
}

function made(snapshot: Snapshot): Undoable {
  return {
    label: `create${NAMES[snapshot.kind]}`,
    change: { type: 'creation', snapshot, cancelled: [] },
  };
}

function deleted(state: AnnotatorState, ref: ThingRef): Undoable | undefined {
  const snapshot = findThing(state, ref);
  return (
    snapshot && { label: `delete${NAMES[ref.kind]}`, change: { type: 'deletion', snapshot, cancelled: [] } }
  );
}

/** The range that a Selection had is the one at which it stood in the open text. */
function moved(
  state: AnnotatorState,
  ref: ThingRef & { readonly kind: 'selection' },
  changes: Partial<TextSelection>,
): Undoable | undefined {
  const present = findThing(state, ref);
  const before = selectQuotedRange(state, ref.id);
  if (present?.kind !== 'selection' || !before) return undefined;
  const after = { ...present.item, ...changes };
  return {
    label: 'moveHighlight',
    change: { type: 'change', ref, before, after: { range: rangeOf(after), text: after.text } },
  };
}

/** A decision about a place, which can be taken back. */
function decided(
  state: AnnotatorState,
  ref: ThingRef & { readonly kind: 'selection' },
  changes: Partial<TextSelection>,
): Undoable | undefined {
  const present = findThing(state, ref);
  if (present?.kind !== 'selection') return undefined;
  const after = decisionOf({ ...present.item, ...changes });
  return {
    label: 'confirmPlace',
    change: { type: 'change', ref, before: decisionOf(present.item), after },
  };
}

function changed(state: AnnotatorState, ref: ThingRef, changes: ThingFields): Undoable | undefined {
  const { color, name, text } = changes;
  const present = findThing(state, ref);
  const after = {
    ...(color !== undefined && { color }),
    ...(name !== undefined && { name }),
    ...(text !== undefined && { text }),
  };
  if (!present || Object.keys(after).length === 0) return undefined;
  const before = fieldsOf(present, after);
  return { label: labelOfChange(ref, after), change: { type: 'change', ref, before, after } };
}

function labelOfChange({ kind }: ThingRef, { color }: ThingFields): ActionLabel {
  switch (kind) {
    case 'selection':
      return color === undefined ? 'renameHighlight' : 'recolorHighlight';
    case 'comment':
      return 'editComment';
    case 'attachment':
      return 'renameAttachment';
    case 'bookmark':
      return 'renameBookmark';
    case 'note':
      return 'editNote';
  }
}
