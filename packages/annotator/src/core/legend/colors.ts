import type { SELECTION_COLORS } from '@glossator/client-sdk/order';

/** The 20 colors, in the order in which they are offered. */
export { SELECTION_COLORS } from '@glossator/client-sdk/order';

/** The colors that are offered first where there is room for a few: no two of them are alike, as neighbors of the 20 are. */
export const QUICK_COLORS = [
  'COLOR_1',
  'COLOR_14',
  'COLOR_17',
  'COLOR_10',
] as const satisfies readonly (typeof SELECTION_COLORS)[number][];
