import { hasAccess } from '@glossator/client-sdk/access';
import { INVITED_LEVELS } from '@glossator/client-sdk/constants';
import type { Code, InvitedLevel } from '@glossator/client-sdk/contract';

/** The levels above a user's own that somebody else can give them. */
export function levelsAbove(code: Code): readonly InvitedLevel[] {
  return INVITED_LEVELS.filter((level) => !hasAccess(code.user.access, level));
}
