import type { CommandContext } from '../store/context';
import type { NoticeCode } from './state';

/** What is done with messages. */
export interface NoticesCommands {
  readonly raiseNotice: (kind: 'info' | 'error', code: NoticeCode) => void;
  readonly dismissNotice: (id: number) => void;
}

/** Makes the commands of the messages. */
export function createNoticesCommands({ dispatch }: CommandContext): NoticesCommands {
  return {
    raiseNotice: (kind, code) =>
      dispatch({ type: 'notices/raised', origin: 'local', kind, code, written: undefined }),
    dismissNotice: (id) => dispatch({ type: 'notices/dismissed', origin: 'local', id }),
  };
}
