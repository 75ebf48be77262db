import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import type { NoticeCode } from './state';

/** What is done with messages. */
export interface NoticesCommands {
  readonly raise: (kind: 'info' | 'error', code: NoticeCode) => void;
  readonly dismiss: (id: number) => void;
}

/** Makes the commands of the messages. */
export function createNotices({ dispatch }: CommandContext): AnnotatorParts<NoticesCommands> {
  return {
    commands: {
      raise: (kind, code) =>
        dispatch({ type: 'notices/raised', origin: 'local', kind, code, written: undefined }),
      dismiss: (id) => dispatch({ type: 'notices/dismissed', origin: 'local', id }),
    },
  };
}
