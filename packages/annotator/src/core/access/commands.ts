import { capabilitiesOf } from '@glossator/client-sdk/access';
import type { AccessLevel } from '@glossator/client-sdk/contract';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { selectIsOpenCode } from '../documents/selectors';
import type { NoticeCode } from '../notices/state';
import type { EventOrigin } from '../store/origin';

/** What is done about the access of the current user. */
export interface AccessCommands {
  /**
   * The current user and their access to the Code. Where it is another user than before, everything returns to its initial state first, and the
   * documents are fetched again as that user may see them; what was not saved stays stored for who wrote it.
   */
  readonly grant: (user: {
    readonly id: number;
    readonly name: string;
    readonly access: AccessLevel;
  }) => void;
}

/** Makes the commands of the access. */
export function createAccess({
  getState,
  dispatch,
  announce,
  commands,
  unfinished,
}: CommandContext): AnnotatorParts<AccessCommands> {
  /** Ends what the user was at and may not finish any more, and says why; what they had written is theirs to copy out. */
  const follow = (before: AccessLevel | undefined, origin: EventOrigin) => {
    const { level: now, capabilities } = getState().access;
    if (before === undefined || before === now) return;
    const { text: written, files } = unfinished.end(before, now);
    const raise = (code: NoticeCode, text?: string) =>
      dispatch({ type: 'notices/raised', origin, kind: 'error', code, written: text });
    if (now === undefined) raise('accessLost', written);
    else if (written !== undefined || !capabilities.canAnnotate) raise('accessLowered', written);
    if (files.length > 0) raise('uploadsEnded');
  };

  return {
    commands: {
      grant({ id: userId, name: userName, access: level }) {
        const { access, documents } = getState();
        const isOther = access.userId !== undefined && access.userId !== userId;
        if (isOther) {
          announce('leaveUser');
          announce('leaveDocument');
          dispatch({ type: 'documents/reset', origin: 'local' });
        }
        const capabilities = capabilitiesOf(level);
        dispatch({ type: 'access/granted', origin: 'local', userId, userName, level, capabilities });
        if (!isOther) {
          follow(access.level, 'local');
          return;
        }
        commands.documents.list(documents.items);
        if (documents.activeId !== undefined) commands.documents.open(documents.activeId);
      },
    },
    onLive(event) {
      if (event.name !== 'ACCESS/UPDATE' && event.name !== 'ACCESS/DELETE') return;
      if (!selectIsOpenCode(getState(), event.data.codeId)) return;
      const level = event.name === 'ACCESS/UPDATE' ? event.data.access : undefined;
      const { level: before } = getState().access;
      const { userId } = event.data;
      const capabilities = capabilitiesOf(level);
      dispatch({ type: 'access/changed', origin: 'remote', userId, level, capabilities });
      follow(before, 'remote');
    },
  };
}
