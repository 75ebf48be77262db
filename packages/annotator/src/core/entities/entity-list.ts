import type { UserRef } from '@glossator/client-sdk/contract';
import type { LoadStatus } from '../store/origin';

/** What bookmarks and notes have in common. Unsaved ones have negative ids. */
export interface DocumentThing {
  readonly id: number;
  readonly documentId: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: UserRef;
}

/** Things of the open document, loaded when they are first looked at. */
export interface ThingList<Thing extends DocumentThing> {
  readonly items: readonly Thing[];
  readonly status: LoadStatus;
  /** The next temporary id. */
  readonly nextId: number;
  /** Saved id -> the temporary id it had here, so that a row stays the same row. */
  readonly formerIds: Readonly<Record<number, number>>;
  /** Ids that were deleted: an answer or event that comes late must not bring them back. */
  readonly deleted: Readonly<Record<number, true>>;
}

/** Which of two things stands first: negative for the one. */
export type ThingOrder<Thing> = (one: Thing, other: Thing) => number;

/** Nothing loaded yet. */
export const emptyThings: ThingList<never> = {
  items: [],
  status: 'idle',
  nextId: -1,
  formerIds: {},
  deleted: {},
};

/** Another document: all is forgotten but the running temporary id and what is known to be deleted. */
export function clearThings<List extends ThingList<DocumentThing>>(list: List): List {
  return { ...list, items: [], status: 'idle', formerIds: {} };
}

/** They are being fetched; what is not saved yet stays. */
export function requestThings<List extends ThingList<DocumentThing>>(list: List): List {
  return { ...list, status: 'loading', items: list.items.filter(({ id }) => id < 0) };
}

/** They have come. What arrived meanwhile is newer than the answer; each is taken once, and none that was deleted. */
export function loadThings<Thing extends DocumentThing, List extends ThingList<Thing>>(
  list: List,
  items: readonly Thing[],
  order: ThingOrder<Thing>,
): List {
  const arrived = new Set(list.items.map(({ id }) => id));
  const loaded = items.filter(({ id }) => !arrived.has(id) && list.deleted[id] !== true);
  const unique = [...new Map(loaded.map((item) => [item.id, item])).values()];
  return { ...list, status: 'ready', items: [...list.items, ...unique].sort(order) };
}

/** One more, unless it is there already or was deleted. */
export function addThing<Thing extends DocumentThing, List extends ThingList<Thing>>(
  list: List,
  item: Thing,
  order: ThingOrder<Thing>,
): List {
  if (list.deleted[item.id] === true || list.items.some(({ id }) => id === item.id)) return list;
  const nextId = Math.min(list.nextId, item.id - 1);
  return { ...list, nextId, items: [...list.items, item].sort(order) };
}

/** One that was deleted is back. */
export function restoreThing<Thing extends DocumentThing, List extends ThingList<Thing>>(
  list: List,
  item: Thing,
  order: ThingOrder<Thing>,
): List {
  const { [item.id]: _wasDeleted, ...deleted } = list.deleted;
  const others = list.items.filter(({ id }) => id !== item.id);
  return { ...list, deleted, items: [...others, item].sort(order) };
}

/** What had a temporary id was saved. What was changed here meanwhile stays: it is still to be sent. */
export function saveThing<Thing extends DocumentThing, List extends ThingList<Thing>>(
  list: List,
  temporaryId: number,
  saved: Thing,
  order: ThingOrder<Thing>,
): List {
  const item = list.items.find(({ id }) => id === temporaryId);
  const others = list.items.filter(({ id }) => id !== temporaryId && id !== saved.id);
  if (list.deleted[saved.id] === true) return { ...list, items: others };
  // Deleted here before the answer came.
  if (!item) return { ...list, items: others, deleted: { ...list.deleted, [saved.id]: true } };
  const { id, createdAt, updatedAt, createdBy } = saved;
  const items = [...others, { ...item, id, createdAt, updatedAt, createdBy }].sort(order);
  return { ...list, items, formerIds: { ...list.formerIds, [id]: temporaryId } };
}

/** Copies the changed keys. */
export function changeThing<Thing extends DocumentThing, List extends ThingList<Thing>>(
  list: List,
  id: number,
  changes: Partial<Omit<Thing, 'id'>>,
  order: ThingOrder<Thing>,
): List {
  const items = list.items.map((item) => (item.id === id ? { ...item, ...changes } : item));
  return { ...list, items: items.sort(order) };
}

/** Takes one away; a saved one does not come back. */
export function removeThing<List extends ThingList<DocumentThing>>(list: List, id: number): List {
  const items = list.items.filter((item) => item.id !== id);
  return { ...list, items, ...(id > 0 && { deleted: { ...list.deleted, [id]: true } }) };
}

/** A key that stays the same when a temporary id becomes a saved one. */
export function thingKeyOf({ formerIds }: Pick<ThingList<DocumentThing>, 'formerIds'>, id: number): number {
  return formerIds[id] ?? id;
}
