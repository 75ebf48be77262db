import type { Draft } from 'immer';
import type { AnnotatorWorld } from '../annotator-feature';
import { reset } from '../store/define-feature';
import {
  addEntity,
  changeEntity,
  clearList,
  fillList,
  removeEntity,
  requestList,
  restoreEntity,
  saveEntity,
  type EntityList,
  type EntityOrder,
  type ListedEntity,
} from './entity-list';

type State = AnnotatorWorld['state'];

/** How a list of entities of the open document follows the events about it (`ListEvent`); those about another document are ignored. */
export function createListReactions<Item extends ListedEntity>(kind: string, order: EntityOrder<Item>) {
  type List = EntityList<Item>;
  type Slice = Draft<List>;
  const change = (slice: Slice, work: (list: List) => List): void => reset<List>(slice, work(slice as List));
  const isOpen = (documentId: number, { documents }: State) => documentId === documents.activeId;
  return {
    adopted(slice: Slice, { nextIds }: { readonly nextIds: Readonly<Record<string, number>> }): void {
      slice.nextId = Math.min(slice.nextId, nextIds[kind] ?? -1);
    },
    opened: (slice: Slice): void => change(slice, clearList),
    requested(slice: Slice, { documentId }: { readonly documentId: number }, state: State): void {
      if (isOpen(documentId, state)) change(slice, requestList);
    },
    loaded(
      slice: Slice,
      { documentId, items }: { readonly documentId: number; readonly items: readonly Item[] },
      state: State,
    ): void {
      if (isOpen(documentId, state)) change(slice, (list) => fillList(list, items, order));
    },
    loadFailed(
      slice: Slice,
      { documentId, error }: { readonly documentId: number; readonly error: unknown },
      state: State,
    ): void {
      if (isOpen(documentId, state)) change(slice, (list) => ({ ...list, status: 'failed', error }));
    },
    created(slice: Slice, { entity }: { readonly entity: Item }, state: State): void {
      if (isOpen(entity.documentId, state)) change(slice, (list) => addEntity(list, entity, order));
    },
    restored(slice: Slice, { entity }: { readonly entity: Item }, state: State): void {
      if (isOpen(entity.documentId, state)) change(slice, (list) => restoreEntity(list, entity, order));
    },
    saved(
      slice: Slice,
      { temporaryId, saved }: { readonly temporaryId: number; readonly saved: Item },
      state: State,
    ): void {
      if (isOpen(saved.documentId, state))
        change(slice, (list) => saveEntity<Item, List>(list, temporaryId, saved, order));
    },
    refused: (slice: Slice, { temporaryId }: { readonly temporaryId: number }): void =>
      change(slice, (list) => removeEntity(list, temporaryId)),
    updated: (
      slice: Slice,
      { id, changes }: { readonly id: number; readonly changes: Partial<Omit<Item, 'id'>> },
    ): void => change(slice, (list) => changeEntity<Item, List>(list, id, changes, order)),
    deleted: (slice: Slice, { id }: { readonly id: number }): void =>
      change(slice, (list) => removeEntity(list, id)),
  };
}
