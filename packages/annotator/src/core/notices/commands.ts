import type { AnnotatorParts, AnnotatorWorld, CommandContext } from '../annotator-feature';
import type { NoticeCode } from './state';

/** What is done with messages. */
export interface NoticesCommands {
  readonly raise: (kind: 'info' | 'error', code: NoticeCode) => void;
  readonly dismiss: (id: number) => void;
}

/** Makes the commands of the messages. */
export function createNotices({ getState, dispatch }: CommandContext): AnnotatorParts<NoticesCommands> {
  const dismiss = (id: number) => dispatch({ type: 'notices/dismissed', origin: 'local', id });
  /** What the server refused did not happen: neither is it said, nor can it be undone. */
  const withdraw = () => {
    const { notices, history } = getState();
    const known = new Set([...history.undo, ...history.redo].map(({ id }) => id));
    for (const { id, undoes } of notices.items) if (undoes !== undefined && !known.has(undoes)) dismiss(id);
  };
  return {
    commands: {
      raise: (kind, code) =>
        dispatch({ type: 'notices/raised', origin: 'local', kind, code, written: undefined }),
      dismiss: dismiss,
    },
    /** What could not be saved is still there to be copied out. */
    listUnfinished(add) {
      for (const { id, written } of getState().notices.items)
        if (written !== undefined) add({ text: written, close: () => dismiss(id) });
    },
    afterEvent(event: AnnotatorWorld['event']) {
      if (event.type === 'outbox/dropped' && event.origin === 'remote') withdraw();
    },
  };
}
