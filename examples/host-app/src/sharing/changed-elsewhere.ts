import { useState } from 'react';
import type { AccessLevel, SharedUser } from '@glossator/client-sdk/contract';

/** What has become of the users of a Code by others, or in another window, while their list is shown. */
export interface ChangedElsewhere {
  /** The levels that people had before, by id. */
  readonly levels: ReadonlyMap<number, AccessLevel>;
  /** Names of who is not in the list any more. */
  readonly gone: readonly string[];
}

/** What the user does in this window: the level that a person gets by it, or `gone`. */
export type OwnChanges = ReadonlyMap<number, AccessLevel | 'gone'>;

const NOTHING: ChangedElsewhere = { levels: new Map(), gone: [] };

/** What differs between two lists that is not the user's own doing. Whoever accepts an invitation has another id from then on. */
export function changedElsewhere(
  before: readonly SharedUser[],
  after: readonly SharedUser[],
  own: OwnChanges,
): ChangedElsewhere {
  const levels = new Map<number, AccessLevel>();
  const gone: string[] = [];
  for (const { id, name, access, status } of before) {
    const now = after.find((other) => other.id === id);
    if (now && now.access !== access && own.get(id) !== now.access) levels.set(id, access);
    const hasAccepted = status === 'pending' && after.some(({ email }) => email === name);
    if (!now && !hasAccepted && own.get(id) !== 'gone') gone.push(name);
  }
  return { levels, gone };
}

/** Follows the list of a Code's users: what was changed elsewhere since it is shown, and where one's own changes are noted. */
export function useChangedElsewhere(users: readonly SharedUser[] | undefined) {
  const [seen, setSeen] = useState(users);
  const [own, setOwn] = useState<OwnChanges>(new Map());
  const [changed, setChanged] = useState(NOTHING);
  if (users && users !== seen) {
    setSeen(users);
    const { levels, gone } = changedElsewhere(seen ?? users, users, own);
    if (levels.size > 0 || gone.length > 0)
      setChanged({ levels: new Map([...changed.levels, ...levels]), gone: [...changed.gone, ...gone] });
  }
  return {
    changed,
    /** Notes what the user does about a person, before it is done; what was changed elsewhere before is no news any more. */
    noteOwn(id: number, change: AccessLevel | 'gone') {
      setOwn((noted) => new Map([...noted, [id, change]]));
      setChanged(({ levels, gone }) => ({
        gone,
        levels: new Map([...levels].filter(([other]) => other !== id)),
      }));
    },
  };
}
