import type { AccessLevel } from '@glossator/client-sdk/contract';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';

/** What is done about the access of the current user. */
export interface AccessCommands {
  /** The current user and their access to the Code. */
  readonly grant: (user: {
    readonly id: number;
    readonly name: string;
    readonly access: AccessLevel;
  }) => void;
}

/** Makes the commands of the access. */
export function createAccess({ dispatch, capabilitiesOf }: CommandContext): AnnotatorParts<AccessCommands> {
  return {
    commands: {
      grant({ id: userId, name: userName, access: level }) {
        const capabilities = capabilitiesOf(level);
        dispatch({ type: 'access/granted', origin: 'local', userId, userName, level, capabilities });
      },
    },
  };
}
