import type { LegendEntry, SelectionColor } from '@glossator/client-sdk/contract';
import type { EventBase } from '../store/origin';

/** Events about the legend. With `replaced`, all Selections of the one color have the other now. */
export type LegendEvent = EventBase<'legend/changed'> & {
  readonly entries: readonly LegendEntry[];
  readonly replaced?: { readonly from: SelectionColor; readonly to: SelectionColor };
};
