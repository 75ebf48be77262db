import type { AccessLevel, Capabilities } from '@glossator/client-sdk/contract';

/** The current user, and what their access to the Code allows. */
export interface AccessState {
  readonly userId: number | undefined;
  readonly userName: string;
  /** Undefined when the user has no access (any longer). */
  readonly level: AccessLevel | undefined;
  readonly capabilities: Capabilities;
}

/** Nobody may do anything. */
export const initialAccess: AccessState = {
  userId: undefined,
  userName: '',
  level: undefined,
  capabilities: { canRead: false, canAnnotate: false, canOrganize: false, canOwn: false },
};
