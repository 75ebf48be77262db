import type { LiveSource } from '../ports/backend';
import type { CommandContext } from '../annotator-feature';
import { eventsOfLive } from './events-of-live';

/**
 * Lets other people's changes happen here, until the returned function is called. What the user has changed and not saved
 * yet is laid over them again, since it will reach the server after them.
 */
export function followLive(live: LiveSource, context: CommandContext, reload: () => void): () => void {
  return live.subscribe({
    onEvent(event) {
      const { documents, access } = context.getState();
      for (const happened of eventsOfLive(event, context)) context.dispatch(happened);
      if (documents.activeId !== undefined && context.getState().outbox.changes.length > 0)
        context.changes.replay(documents.activeId);
      const hasLost = access.level !== undefined && context.getState().access.level === undefined;
      if (hasLost)
        context.dispatch({
          type: 'notices/raised',
          origin: 'remote',
          kind: 'error',
          code: 'accessLost',
          written: undefined,
        });
    },
    onReload: reload,
  });
}
