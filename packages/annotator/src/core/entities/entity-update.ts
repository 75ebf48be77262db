import type { AnnotatorWorld } from '../annotator-feature';
import type { Entity, EntityChange, EntityKind, EntityKinds, EntityUpdate } from './entity-kind';

type State = AnnotatorWorld['state'];
type Fields = Readonly<Record<string, unknown>>;

/** Fields by name. */
export function fieldsOf(entity: object): Fields {
  return Object.fromEntries(Object.entries(entity));
}

/** These fields alone. */
export function pick(entity: object, names: Iterable<string>): Fields {
  const fields = fieldsOf(entity);
  return Object.fromEntries([...names].map((name) => [name, fields[name]]));
}

/** An update that says what was before, as far as undoing or taking it back needs that. */
export function updatedFrom(kinds: EntityKinds, state: State, update: EntityUpdate): EntityUpdate {
  if (update.from) return update;
  const kind = kinds.get(update.ref.kind);
  const present = kind.find(state, update.ref);
  return present ? { ...update, from: completed(kind, state, present, update.to).from } : update;
}

/** The whole of what an update changes, and of what that was. */
export function completed(
  kind: EntityKind,
  state: State,
  present: Entity,
  to: object,
): { readonly from: object; readonly to: object } {
  const undoable = new Set<string>(kind.undo?.groups.flat());
  const names = Object.keys(to).filter((name) => undoable.has(name));
  const whole = { ...kind.undo?.absent, ...present };
  return kind.undo?.complete?.(state, present, to) ?? { from: pick(whole, names), to: pick(to, names) };
}

/** A change as it is made in what is there now. */
export function laidOver(kind: EntityKind, state: State, change: EntityChange, known?: Entity): EntityChange {
  const isMeant = change.action === 'update' && kind.over !== undefined;
  const present = isMeant ? (known ?? kind.find(state, change.ref)) : undefined;
  if (change.action !== 'update' || !present) return change;
  return { ...change, to: kind.over?.(change, present) ?? change.to };
}

/**
 * How an update is reversed. What colleagues have done since stays: of the fields that it changed, reversing touches only those that still
 * have the value it gave them, and fields that belong together only where all of them have. Undefined where none has.
 */
export function reversed(
  { undo }: EntityKind,
  present: Entity,
  { from, to }: { readonly from: object; readonly to: object },
): { readonly from: object; readonly to: object } | undefined {
  if (!undo) return undefined;
  const now = fieldsOf({ ...undo.absent, ...present });
  const was = fieldsOf(from);
  const given = fieldsOf(to);
  const uncompared = new Set<string>(undo.uncompared);
  const untouched = undo.groups.flatMap((group) => {
    const names = group.filter((name: string) => name in given);
    const isOurs = names.every((name: string) => uncompared.has(name) || isSame(now[name], given[name]));
    return isOurs ? names : [];
  });
  if (untouched.length === 0) return undefined;
  return {
    from: pick(given, untouched),
    to: pick(
      was,
      untouched.filter((name: string) => name in was),
    ),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}
