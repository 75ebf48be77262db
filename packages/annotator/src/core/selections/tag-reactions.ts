import { mergeTags } from '@glossator/client-sdk/order';
import type { SliceReactions } from '../annotator-feature';
import { findEverywhere } from './list';
import type { SelectionsState } from './state';

/** How Selections follow events about tags. */
export const tagReactions: SliceReactions<SelectionsState> = {
  'tagging/refused': (selections, { id, former, wanted }) => {
    // The other way round, so that what others have added stays.
    for (const selection of findEverywhere(selections, id))
      selection.tags = [...mergeTags(selection.tags ?? [], { former: wanted, wanted: former })];
  },
};
