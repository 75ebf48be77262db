import { useEffect } from 'react';
import type { Annotator } from '../../core/annotator';
import { selectIsUploading } from '../../core/attachments/selectors';
import { selectHasUnsavedComment } from '../../core/comments/selectors';
import { selectWouldLoseChanges } from '../../core/outbox/selectors';

/** Reacts to what happens to the whole page: it is hidden or closed, or the connection is back. */
export function usePageEvents({ commands, store }: Annotator): void {
  useEffect(() => {
    const keepPosition = () => commands.view.keepPositionNow();
    // On a phone, the second one is the last event of a page that is hidden.
    window.addEventListener('pagehide', keepPosition);
    document.addEventListener('visibilitychange', keepPosition);
    return () => {
      window.removeEventListener('pagehide', keepPosition);
      document.removeEventListener('visibilitychange', keepPosition);
    };
  }, [commands]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const state = store.getState();
      const isLost = selectWouldLoseChanges(state);
      if (isLost || selectIsUploading(state) || selectHasUnsavedComment(state)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [store]);
  useEffect(() => {
    const retry = () => commands.outbox.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [commands]);
}
