import type { UserRef } from '@glossator/client-sdk/contract';
import type { LoadStatus } from '../store/origin';

/** What bookmarks and notes have in common. Unsaved ones have negative ids. */
export interface ListedEntity {
  readonly id: number;
  readonly documentId: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: UserRef;
}

/** Entities of the open document, fetched when they are first needed. */
export interface EntityList<Item extends ListedEntity> {
  readonly items: readonly Item[];
  readonly status: LoadStatus;
  /** What the last fetch failed with, as it was thrown; undefined unless `status` is `failed`. */
  readonly error: unknown;
  /** The next temporary id. */
  readonly nextId: number;
  /** Saved id -> the temporary id it had here, so that a row stays the same row. */
  readonly formerIds: Readonly<Record<number, number>>;
  /** Ids that were deleted: an answer or event that comes late must not bring them back. */
  readonly deleted: Readonly<Record<number, true>>;
}

/** Which of two entities comes first: negative for the one. */
export type EntityOrder<Item> = (one: Item, other: Item) => number;

/** Nothing loaded yet. */
export const emptyList: EntityList<never> = {
  items: [],
  status: 'idle',
  error: undefined,
  nextId: -1,
  formerIds: {},
  deleted: {},
};

/** Another document: all is forgotten but the running temporary id and what is known to be deleted. */
export function clearList<List extends EntityList<ListedEntity>>(list: List): List {
  return { ...list, items: [], status: 'idle', error: undefined, formerIds: {} };
}

/** They are being fetched; what is not saved yet stays. */
export function requestList<List extends EntityList<ListedEntity>>(list: List): List {
  return { ...list, status: 'loading', error: undefined, items: list.items.filter(({ id }) => id < 0) };
}

/** They have come. What arrived meanwhile is newer than the answer; each is taken once, and none that was deleted. */
export function fillList<Item extends ListedEntity, List extends EntityList<Item>>(
  list: List,
  items: readonly Item[],
  order: EntityOrder<Item>,
): List {
  const arrived = new Set(list.items.map(({ id }) => id));
  const loaded = items.filter(({ id }) => !arrived.has(id) && list.deleted[id] !== true);
  const unique = [...new Map(loaded.map((item) => [item.id, item])).values()];
  return { ...list, status: 'ready', items: [...list.items, ...unique].sort(order) };
}

/** One more, unless it is there already or was deleted. */
export function addEntity<Item extends ListedEntity, List extends EntityList<Item>>(
  list: List,
  item: Item,
  order: EntityOrder<Item>,
): List {
  if (list.deleted[item.id] === true || list.items.some(({ id }) => id === item.id)) return list;
  const nextId = Math.min(list.nextId, item.id - 1);
  return { ...list, nextId, items: [...list.items, item].sort(order) };
}

/** One that was deleted is back. */
export function restoreEntity<Item extends ListedEntity, List extends EntityList<Item>>(
  list: List,
  item: Item,
  order: EntityOrder<Item>,
): List {
  const { [item.id]: _wasDeleted, ...deleted } = list.deleted;
  const others = list.items.filter(({ id }) => id !== item.id);
  return { ...list, deleted, items: [...others, item].sort(order) };
}

/** What had a temporary id was saved. What was changed here meanwhile stays: it is still to be sent. */
export function saveEntity<Item extends ListedEntity, List extends EntityList<Item>>(
  list: List,
  temporaryId: number,
  saved: Item,
  order: EntityOrder<Item>,
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
export function changeEntity<Item extends ListedEntity, List extends EntityList<Item>>(
  list: List,
  id: number,
  changes: Partial<Omit<Item, 'id'>>,
  order: EntityOrder<Item>,
): List {
  const items = list.items.map((item) => (item.id === id ? { ...item, ...changes } : item));
  return { ...list, items: items.sort(order) };
}

/** Takes one away; a saved one does not come back. */
export function removeEntity<List extends EntityList<ListedEntity>>(list: List, id: number): List {
  const items = list.items.filter((item) => item.id !== id);
  return { ...list, items, ...(id > 0 && { deleted: { ...list.deleted, [id]: true } }) };
}

/** A key that stays the same when a temporary id becomes a saved one. */
export function entityKeyOf({ formerIds }: Pick<EntityList<ListedEntity>, 'formerIds'>, id: number): number {
  return formerIds[id] ?? id;
}
