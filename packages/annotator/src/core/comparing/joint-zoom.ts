import type { ZoomScale } from '../ports/document-viewer';
import type { Side } from './change-marks';
import { SIDES, type TwoViewers } from './two-viewers';

/** Keeps both sides at one zoom. */
export interface JointZoom {
  readonly set: (zoom: ZoomScale) => void;
  readonly close: () => void;
}

/** Makes it. `onClosed` is called when a document is not open any more, `onResized` when one has opened or has another scale. */
export function createJointZoom(
  viewers: TwoViewers,
  { onClosed, onResized }: { readonly onClosed: () => void; readonly onResized: () => void },
): JointZoom {
  let zoom: ZoomScale = 'fit-width';
  /** How large the open documents are shown. */
  const scales = new Map<Side, number>();
  const set = (next: ZoomScale): void => {
    zoom = next;
    for (const side of SIDES) if (viewers[side].state.zoom !== next) viewers[side].setZoom(next);
  };
  const endings = SIDES.map((side) =>
    viewers[side].on('change', (state) => {
      const scaleBefore = scales.get(side);
      if (state.status !== 'ready') {
        scales.delete(side);
        onClosed();
        return;
      }
      scales.set(side, state.scale);
      if (scaleBefore === state.scale && zoom === state.zoom) return;
      // Another document comes with a zoom of its own.
      if (scaleBefore === undefined) viewers[side].setZoom(zoom);
      else if (state.zoom !== zoom) set(state.zoom);
      onResized();
    }),
  );
  set(zoom);
  return {
    set,
    close() {
      for (const end of endings) end();
    },
  };
}
