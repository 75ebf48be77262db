import type { EventBase } from '../store/origin';
import type { AccessState } from './state';

/** Events about the current user's access. */
export type AccessEvent =
  | (EventBase<'access/granted'> & AccessState)
  /** Live: the access of the user with this id has changed, or with `level` undefined has ended. */
  | (EventBase<'access/changed'> & {
      readonly userId: number;
      readonly level: AccessState['level'];
      readonly capabilities: AccessState['capabilities'];
    });
