import type { DocumentViewer } from '../ports/document-viewer';
import type { Side } from './change-marks';

/** The viewers of the two Versions. */
export type TwoViewers = { readonly [S in Side]: DocumentViewer };

/** Both sides. */
export const SIDES = ['old', 'new'] as const satisfies readonly Side[];

/** The other one of the two sides. */
export const otherOf = (side: Side): Side => (side === 'old' ? 'new' : 'old');

/** Whether both documents are open. */
export function areReady(viewers: TwoViewers): boolean {
  return SIDES.every((side) => viewers[side].state.status === 'ready');
}

/** Where the text stands that both windows show: so far from their top (1 is the bottom). */
export const READING_HEIGHT = 0.25;
