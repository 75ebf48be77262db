import type { TextSelection } from '@glossator/client-sdk/contract';
import { compareRanges } from '@glossator/document-text';
import { castDraft, type Draft } from 'immer';
import type { AnnotatorEvent, AnnotatorState } from '../features';
import { kindOf } from './entry';
import { isMove } from './kind-places';
import { allLists, count, listsOfDocument, presentItems } from './list';
import type { SelectionsState } from './state';

type Slice = Draft<SelectionsState>;
type Changes = Partial<Omit<TextSelection, 'id'>>;

/**
 * Reacts to what was done to many Selections in one go, going through their lists once, and answers the events to which one by one is to
 * be reacted: those about something else, and those that put Selections elsewhere.
 */
export function reactTogether(
  selections: Slice,
  events: readonly AnnotatorEvent[],
  { documents }: Pick<AnnotatorState, 'documents'>,
): readonly AnnotatorEvent[] {
  const updates = new Map<number, Changes>();
  const deleted = new Set<number>();
  const restored: TextSelection[] = [];
  const others: AnnotatorEvent[] = [];
  for (const event of events) {
    if (event.type === 'selections/updated' && staysInPlace(event.changes))
      updates.set(event.id, event.changes);
    else if (event.type === 'selections/deleted') deleted.add(event.id);
    else if (event.type === 'selections/restored') restored.push(event.selection);
    else others.push(event);
  }
  if (updates.size > 0) change(selections, updates);
  if (deleted.size > 0) remove(selections, deleted);
  if (restored.length > 0) restore(selections, restored, documents.activeId);
  return others;
}

/** Whether neither where a Selection is nor what is on it changes. */
function staysInPlace(changes: Changes): boolean {
  return !isMove(changes) && !Object.keys(changes).some((field) => /^(?:start|end|area$|data$)/u.test(field));
}

function change(selections: Slice, updates: ReadonlyMap<number, Changes>): void {
  const counted = new Set<number>();
  for (const list of allLists(selections)) {
    const present = presentItems(list);
    if (!present.some(({ id }) => updates.has(id))) continue;
    const changed = present.map((item) => {
      const changes = updates.get(item.id);
      return changes ? { ...item, ...changes } : item;
    });
    changed.forEach((after, index) => {
      const before = present[index];
      if (!before || before === after || counted.has(after.id)) return;
      counted.add(after.id);
      count(selections, before, -1);
      count(selections, after, 1);
    });
    list.items = castDraft(changed);
  }
}

function remove(selections: Slice, ids: ReadonlySet<number>): void {
  if (selections.activeId !== undefined && ids.has(selections.activeId)) selections.activeId = undefined;
  const removed = new Map<number, TextSelection>();
  for (const list of allLists(selections)) {
    const present = presentItems(list);
    const left = present.filter((item) => !ids.has(item.id));
    if (left.length === present.length) continue;
    for (const item of present) if (ids.has(item.id)) removed.set(item.id, item);
    list.items = castDraft(left);
  }
  for (const id of ids) {
    if (id > 0) selections.deleted[id] = true;
    Reflect.deleteProperty(selections.places, id);
    Reflect.deleteProperty(selections.savedRanges, id);
  }
  for (const item of removed.values()) count(selections, item, -1);
}

function restore(selections: Slice, restored: readonly TextSelection[], openId: number | undefined): void {
  for (const { id, data } of restored) {
    Reflect.deleteProperty(selections.deleted, id);
    for (const entry of data)
      Reflect.deleteProperty(selections.deletedEntries, `${kindOf(entry)}:${entry.id}`);
  }
  const added = new Map<number, TextSelection>();
  for (const documentId of new Set(restored.map((item) => item.documentId)))
    for (const list of listsOfDocument(selections, documentId, openId)) {
      const present = presentItems(list);
      const ids = new Set(present.map(({ id }) => id));
      const lacking = restored.filter((item) => item.documentId === documentId && !ids.has(item.id));
      for (const item of lacking) added.set(item.id, item);
      list.items = castDraft([...present, ...lacking].sort(compareRanges));
    }
  for (const item of added.values()) count(selections, item, 1);
}
