import type { AnnotatorWorld } from '../annotator-feature';
import type { Entity, EntityKind, EntityRef } from '../entities/entity-kind';

/** A live event, as far as all of them are alike. */
export interface LiveMessage {
  readonly name: string;
  readonly data: object;
}

/** The entity of this kind that a live event is about. */
export function refOfLive(
  { name: kind, owner, live, refOf }: EntityKind,
  { name, data }: LiveMessage,
): EntityRef {
  if (name !== live?.deleted) return refOf(data as Entity);
  const { id, [`${owner ?? ''}Id`]: ownerId } = { id: 0, ...data } as Readonly<Record<string, unknown>>;
  return {
    kind,
    id: typeof id === 'number' ? id : 0,
    ...(typeof ownerId === 'number' && { ownerId }),
  };
}

const remote = { origin: 'remote' } as const;

/** What another person's change of an entity means here: the events that the user's own gestures make, with `origin: 'remote'`. */
export function eventsOfLive(
  kind: EntityKind,
  message: LiveMessage,
  state: AnnotatorWorld['state'],
): readonly AnnotatorWorld['event'][] {
  const { events, live = {}, refOf } = kind;
  const { name, data } = message;
  if (name === live.deleted) return [events.deleted(refOfLive(kind, message), 'remote')];
  // The contract has parsed it: what comes under a kind's name is one of its entities.
  const { isRestored, ...entity } = data as Entity & { readonly isRestored?: boolean };
  if (name === live.created)
    return [isRestored ? events.restored(entity, remote) : events.created(entity, remote)];
  const updated = events.updated(refOf(entity), live.fields?.(entity, state) ?? entity, remote);
  // One that is not here yet was made while nobody listened; where it is, this changes nothing.
  return live.isMadeByUpdate ? [events.created(entity, remote), updated] : [updated];
}
