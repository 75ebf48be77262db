import { createLater } from '../../controls/later';

/** The bar at text that is selected. */
export const SELECTION_BAR = createLater(async () => (await import('./OpenSelectionBar')).OpenSelectionBar);

/** The bar at a highlight that was clicked. */
export const HIGHLIGHT_BAR = createLater(async () => (await import('./OpenHighlightBar')).OpenHighlightBar);
