import type { SELECTION_COLORS as ContractColors } from '@glossator/client-sdk/contract';

/** The 20 colors in order; the type of the contract's constant makes the compiler compare the two. */
export const SELECTION_COLORS: typeof ContractColors = [
  'COLOR_1',
  'COLOR_2',
  'COLOR_3',
  'COLOR_4',
  'COLOR_5',
  'COLOR_6',
  'COLOR_7',
  'COLOR_8',
  'COLOR_9',
  'COLOR_10',
  'COLOR_11',
  'COLOR_12',
  'COLOR_13',
  'COLOR_14',
  'COLOR_15',
  'COLOR_16',
  'COLOR_17',
  'COLOR_18',
  'COLOR_19',
  'COLOR_20',
];
