import { createLater } from '../../controls/later';

/** The legend and all colors, to choose from. */
export const COLOR_MENU = createLater(async () => (await import('./ColorMenu')).ColorMenu);
