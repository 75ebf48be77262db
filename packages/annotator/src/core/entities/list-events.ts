import type { EventBase } from '../store/origin';

/** Events about the entities of a list, which is a feature's slice: `Fields` are those that an update can change. */
export type ListEvent<Name extends string, Item, Fields extends keyof Item> =
  | (EventBase<`${Name}/requested`> & { readonly documentId: number })
  | (EventBase<`${Name}/loaded`> & { readonly documentId: number; readonly items: readonly Item[] })
  | (EventBase<`${Name}/loadFailed`> & { readonly documentId: number; readonly error: unknown })
  | (EventBase<`${Name}/created`> & { readonly entity: Item })
  /** What was deleted is back, as it is now. */
  | (EventBase<`${Name}/restored`> & { readonly entity: Item })
  /** The server has saved what had a temporary id. */
  | (EventBase<`${Name}/saved`> & { readonly temporaryId: number; readonly saved: Item })
  /** The server refused it for good; it never existed there. */
  | (EventBase<`${Name}/refused`> & { readonly temporaryId: number })
  | (EventBase<`${Name}/updated`> & { readonly id: number; readonly changes: Partial<Pick<Item, Fields>> })
  | (EventBase<`${Name}/deleted`> & { readonly id: number });
