import type { AnnotatorWorld, CommandContext } from '../annotator-feature';
import type { EntityKind } from '../entities/entity-kind';
import type { LiveSource } from '../ports/backend';
import { eventsOfLive, type LiveMessage } from './events-of-live';

/**
 * Lets other people's changes happen here, until the returned function is called. What the user has changed and not saved
 * yet is laid over them again, since it will reach the server after them.
 */
export function followLive(
  live: LiveSource,
  { kinds, getState, dispatch, changes }: CommandContext,
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
  return live.subscribe({
    onEvent(event) {
      happen(event);
      onLive(event);
      // Of documents that are not here nothing is changed by that.
      for (const id of new Set(getState().outbox.changes.map(({ documentId }) => documentId)))
        changes.replay(id);
    },
    onReload,
  });
}
