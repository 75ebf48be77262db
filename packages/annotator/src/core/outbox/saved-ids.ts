import type { IdOf } from '../entities/entity-kind';

/** The saved ids of what had a temporary one, for calls that were made up before the id was known. */
export interface SavedIds {
  readonly remember: (kind: string, temporaryId: number, id: number) => void;
  /** The saved id of an entity, or the id itself. */
  readonly get: IdOf;
}

/** Makes an empty memory of ids. */
export function createSavedIds(): SavedIds {
  const saved = new Map<string, number>();
  return {
    remember: (kind, temporaryId, id) => void saved.set(`${kind} ${temporaryId}`, id),
    get: (kind, id) => saved.get(`${kind} ${id}`) ?? id,
  };
}
