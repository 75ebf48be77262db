import { capabilitiesOf } from '@glossator/client-sdk/access';
import type { AccessLevel } from '@glossator/client-sdk/contract';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { selectIsOpenCode } from '../documents/selectors';

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
}: CommandContext): AnnotatorParts<AccessCommands> {
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
        if (!isOther) return;
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
      if (before === undefined || getState().access.level !== undefined) return;
      dispatch({
        type: 'notices/raised',
        origin: 'remote',
        kind: 'error',
        code: 'accessLost',
        written: undefined,
      });
    },
  };
}
