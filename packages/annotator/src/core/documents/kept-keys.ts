/**
 * What stands under keys that start so in the browser's storage goes when the session ends: a host clears it. The prefixes have a file of
 * their own so that a host can take them without the rules behind them.
 */

/** Where the user left each document. */
export const POSITION_KEY_PREFIX = 'glossator.position.';

/** When the user was at each document before. */
export const VISIT_KEY_PREFIX = 'glossator.visit.';
