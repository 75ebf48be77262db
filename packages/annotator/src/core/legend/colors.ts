/** The 20 colors, in the order in which they are offered. */
export { SELECTION_COLORS } from '@glossator/client-sdk/order';
