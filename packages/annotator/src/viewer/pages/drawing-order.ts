import { RUSHING } from '../layout/scroll-speed';

/** Seconds from beginning a page to its being seen, and the most pages that this is looked ahead. */
const DRAWING_TIME = 0.1;
const MOST_LEAD = 4;

/** Windows a second from which on a page is gone before a mark on it could be seen: twelve pages at their usual size. */
const FLYING = 14;

/** Whether a reader is so fast that pages are not read for the sake of their marks. */
export function isFlying(windowsPerSecond: number): boolean {
  return Math.abs(windowsPerSecond) >= FLYING;
}

/** How many pages ahead a reader will be by the time that a page begun now is drawn; 0 for one who does not rush. */
export function leadOf(windowsPerSecond: number): number {
  if (Math.abs(windowsPerSecond) < RUSHING) return 0;
  return Math.max(-MOST_LEAD, Math.min(MOST_LEAD, windowsPerSecond * DRAWING_TIME));
}

/** Whether a page is worth being begun now: not what a rushing reader leaves behind, and nothing out of sight before what is seen. */
export function isWorthDrawing(
  page: number,
  seen: { readonly first: number; readonly last: number },
  lead: number,
  isCrowded: (page: number) => boolean,
): boolean {
  if (lead !== 0) return lead > 0 ? page >= seen.last : page <= seen.first;
  return (page >= seen.first && page <= seen.last) || !isCrowded(page);
}
