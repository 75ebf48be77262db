import { createLater } from '../../controls/later';

/** The dialog for the legend. */
export const LEGEND_DIALOG = createLater(async () => (await import('./LegendDialog')).LegendDialog);
