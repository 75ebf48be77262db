import type { AnnotatorWorld, CommandContext } from '../annotator-feature';
import type { EntityKind, EntityRef } from '../entities/entity-kind';
import type { LiveSource } from '../ports/backend';
import { eventsOfLive, refOfLive, type LiveMessage } from './events-of-live';

/**
 * Lets other people's changes happen here, until the returned function is called. What the user has changed and not saved
 * yet is laid over them again, since it will reach the server after them.
 */
export function followLive(
  live: LiveSource,
  { kinds, getState, dispatch, changes, watch }: CommandContext,
  { onLive, onReload }: Pick<AnnotatorWorld['hooks'], 'onLive'> & { readonly onReload: () => void },
): () => void {
  const kindsByEvent = new Map<string, EntityKind>(
    kinds.all.flatMap((kind) => {
      const { created, updated, deleted } = kind.live ?? {};
      return [created, updated, deleted].flatMap((name) => (name === undefined ? [] : [[name, kind]]));
    }),
  );
  const happen = (message: LiveMessage) => {
    const kind = kindsByEvent.get(message.name);
    if (kind) for (const event of eventsOfLive(kind, message, getState())) dispatch(event);
  };
  /** What a message is about; nothing where it is not about an entity. */
  const refsOf = (message: LiveMessage): readonly EntityRef[] => {
    const kind = kindsByEvent.get(message.name);
    return kind ? [refOfLive(kind, message)] : [];
  };
  return live.subscribe({
    onEvent(event) {
      watch.during(refsOf(event), 'remote', () => {
        happen(event);
        onLive(event);
        // Of documents that are not here nothing is changed by that.
        for (const id of new Set(getState().outbox.changes.map(({ documentId }) => documentId)))
          changes.replay(id);
      });
    },
    onReload,
  });
}
