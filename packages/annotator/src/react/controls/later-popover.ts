import { createLater } from './later';

/** What opens at buttons: it brings the library that positions it. */
export const OPEN_POPOVER = createLater(async () => (await import('./OpenPopover')).OpenPopover);
