import type { IdOf } from '../entities/entity-kind';

/** The saved ids of what had a temporary one, for calls that were made up before the id was known. */
export interface SavedIds {
  readonly remember: (kind: string, formerId: number, id: number) => void;
  /** The saved id of an entity, or the id itself; of one that has joined another the id of that one. */
  readonly get: IdOf;
}

/** Makes an empty memory of ids. */
export function createSavedIds(): SavedIds {
  const saved = new Map<string, number>();
  const idOf: IdOf = (kind, id) => {
    const next = saved.get(`${kind} ${id}`);
    return next === undefined ? id : idOf(kind, next);
  };
  return {
    remember: (kind, formerId, id) => void saved.set(`${kind} ${formerId}`, id),
    get: idOf,
  };
}
