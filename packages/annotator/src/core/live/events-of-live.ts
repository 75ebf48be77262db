import type { AnnotatorWorld } from '../annotator-feature';
import type { Entity, EntityKind } from '../entities/entity-kind';

/** A live event, as far as all of them are alike. */
export interface LiveMessage {
  readonly name: string;
  readonly data: object;
}

const remote = { origin: 'remote' } as const;

/** What another person's change of an entity means here: the events that the user's own gestures make, with `origin: 'remote'`. */
export function eventsOfLive(
  { name: kind, owner, events, live = {}, refOf }: EntityKind,
  { name, data }: LiveMessage,
  state: AnnotatorWorld['state'],
): readonly AnnotatorWorld['event'][] {
  if (name === live.deleted) {
    const { id, [`${owner ?? ''}Id`]: ownerId } = { id: 0, ...data } as Readonly<Record<string, unknown>>;
    if (typeof id !== 'number') return [];
    return [events.deleted({ kind, id, ...(typeof ownerId === 'number' && { ownerId }) }, 'remote')];
  }
  // The contract has parsed it: what comes under a kind's name is one of its entities.
  const { isRestored, ...entity } = data as Entity & { readonly isRestored?: boolean };
  if (name === live.created)
    return [isRestored ? events.restored(entity, remote) : events.created(entity, remote)];
  const updated = events.updated(refOf(entity), live.fields?.(entity, state) ?? entity, remote);
  // One that is not here yet was made while nobody listened; where it is, this changes nothing.
  return live.isMadeByUpdate ? [events.created(entity, remote), updated] : [updated];
}
