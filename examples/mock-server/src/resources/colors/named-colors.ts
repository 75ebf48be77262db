import { NAMED_COLORS } from '@glossator/client-sdk/constants';
import type { SelectionColor } from '@glossator/client-sdk/contract';

/** A color as `#rrggbb`. */
export function hexOf(color: SelectionColor): string {
  const number = /^COLOR_(\d+)$/.exec(color)?.[1];
  return number === undefined ? color : (NAMED_COLORS[Number(number) - 1] ?? NAMED_COLORS[0]);
}
