import { isTextOvertaken, type TextRevision } from '@glossator/client-sdk/order';
import { remembered, type AnnotationStore, type KeptAnnotations } from './kept-annotations';
import { RefusedError } from './refused-error';

/** Whose annotations they are. */
export interface AnnotationAuthor {
  readonly id: number;
  readonly name: string;
}

/** What the calls of a backend of one's own work with. */
export interface Kept {
  readonly store: AnnotationStore;
  readonly author: AnnotationAuthor;
  readonly now: () => Date;
}

interface Entity {
  readonly id: number;
}

/** The stamps of something that is made now. */
export function stampsNow({ author, now }: Kept) {
  const moment = now().toISOString();
  return { createdAt: moment, updatedAt: moment, createdBy: { id: author.id, name: author.name } };
}

/** The fields of a change that are there: a field that is undefined is left as it is. */
export function given<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<Fields>;
}

type Given<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** The one with an id; throws where it is not there. */
export function found<Item extends Entity>(items: readonly Item[], id: number): Item {
  const item = items.find((one) => one.id === id);
  if (!item) throw new RefusedError('NOT_FOUND');
  return item;
}

/** Refuses to change a text that has become another one meanwhile. */
export function assertNotOvertaken(present: string, change: TextRevision): void {
  if (isTextOvertaken(present, change)) throw new RefusedError('CONFLICT', { presentText: present });
}

/** A list with one of them replaced. */
export function withChanged<Item extends Entity>(items: readonly Item[], changed: Item): readonly Item[] {
  return items.map((item) => (item.id === changed.id ? changed : item));
}

/** A list without one of them. */
export function without<Item extends Entity>(items: readonly Item[], id: number): readonly Item[] {
  return items.filter((item) => item.id !== id);
}

/**
 * Makes something under the next id, once for each idempotency key: a call that is repeated is answered with what the first one made.
 * `present` finds it by its id, `make` adds it.
 */
export function makeOnce<Item extends Entity>(
  { store }: Kept,
  key: string | undefined,
  present: (kept: KeptAnnotations, id: number) => Item | undefined,
  make: (kept: KeptAnnotations, id: number) => readonly [KeptAnnotations, Item],
): Item {
  const before = store.read();
  const [, madeId] = before.made.find(([made]) => made === key) ?? [];
  const made = madeId === undefined ? undefined : present(before, madeId);
  if (made) return made;
  const id = before.lastId + 1;
  const [after, item] = make(before, id);
  store.write({
    ...after,
    lastId: id,
    ...(key !== undefined && { made: remembered(after.made, [key, id] as const) }),
  });
  return item;
}
