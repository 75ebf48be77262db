import type { SelectionColor } from '@glossator/client-sdk/contract';

/** The 20 named colors as the annotator paints them in its light theme, COLOR_1 first. */
export const NAMED_COLORS = [
  '#f2e280',
  '#d2ed91',
  '#abf5b0',
  '#85fad3',
  '#6ff9f7',
  '#b1eafe',
  '#cae2fe',
  '#dddbff',
  '#f9cfff',
  '#ffd1df',
  '#f6ad3b',
  '#c0c745',
  '#8cd472',
  '#52db9c',
  '#11dac8',
  '#04d5ee',
  '#72c8fe',
  '#b0b7ff',
  '#f797e5',
  '#ffa194',
] as const;

/** A color as `#rrggbb`. */
export function hexOf(color: SelectionColor): string {
  const number = /^COLOR_(\d+)$/.exec(color)?.[1];
  return number === undefined ? color : (NAMED_COLORS[Number(number) - 1] ?? NAMED_COLORS[0]);
}
