import type { SelectionColor } from '@glossator/client-sdk/contract';
import type { AnnotatorState } from '../features';
import type { LegendState } from './state';

/** What a color stands for in this Code, if that has a name. */
export function legendNameOf({ entries }: LegendState, color: SelectionColor): string | undefined {
  return entries.find((entry) => entry.color === color)?.name;
}

/** Whether a color is none of the 20. */
export function isCustomColor(color: SelectionColor): boolean {
  return color.startsWith('#');
}

/** Whether the user may change the legend. */
export function selectCanOrganize({ access }: AnnotatorState): boolean {
  return access.capabilities.canOrganize;
}
