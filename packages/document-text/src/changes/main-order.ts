import { heaviestChain } from '../alignment/heaviest-chain';
import type { PassageGroup } from './passage-groups';

/** Whether each group (in the order of the old text) has moved: it is not in the heaviest chain of groups that stand in one order in both texts. */
export function movedGroups(groups: readonly PassageGroup[]): Uint8Array {
  const moved = new Uint8Array(groups.length).fill(1);
  const stretches = groups.map(({ oldFrom, newFrom, letters }, index) => ({
    old: oldFrom,
    next: newFrom,
    length: letters + 1,
    index,
  }));
  for (const { index } of heaviestChain(stretches)) moved[index] = 0;
  return moved;
}
