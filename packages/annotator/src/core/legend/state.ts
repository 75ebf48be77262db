import type { LegendEntry } from '@glossator/client-sdk/contract';

/** What the colors of the Code stand for. */
export interface LegendState {
  /** Those of the 20 that have a name, in their order, then all custom colors in the order of adding. */
  readonly entries: readonly LegendEntry[];
}

/** No color has a name. */
export const initialLegend: LegendState = { entries: [] };
