import type { CommandContext } from '../annotator-feature';

/**
 * Shows whole lines for as long as there is less room: pages that are wider than the window are fitted to its width, until the returned
 * function is called. A zoom that the reader chose meanwhile stays, and so does that of another document.
 */
export function fitForNow({ getState, viewer }: Pick<CommandContext, 'getState' | 'viewer'>): () => void {
  const shown = viewer();
  if (!shown) return () => undefined;
  const { activeId } = getState().documents;
  const { zoom, scale } = shown.state;
  shown.setZoom('fit-width');
  if (shown.state.scale >= scale) shown.setZoom(zoom);
  return () => {
    const isSame = viewer() === shown && getState().documents.activeId === activeId;
    if (isSame && shown.state.zoom === 'fit-width') shown.setZoom(zoom);
  };
}
