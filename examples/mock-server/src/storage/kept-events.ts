/** How many of the newest events a partition keeps at least. */
export const KEPT_EVENTS = 1_000;

/** How many it keeps at most: they are not moved up for each new one, nor do many Codes together hold much more at one time than at another. */
export const MOST_EVENTS = KEPT_EVENTS + 125;

/** Characters of JSON of the events that are kept at most, whatever their number: when they are passed, half of them. */
export const KEPT_EVENTS_SIZE = 16 * 1024 * 1024;
