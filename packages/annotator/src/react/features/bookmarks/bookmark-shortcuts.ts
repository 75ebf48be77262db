import { useBookmarkPlace } from '../../annotator/actions/use-bookmark-place';
import { plainKeys, type KeyHandler, type KeyHelp } from '../../controls/keys/shortcuts';

/** The key of bookmarks, for the list of keys. */
export const BOOKMARK_KEYS: readonly KeyHelp[] = [['keys.bookmark', ['b']]];

/** The key that bookmarks the place being read. */
export function useBookmarkShortcuts(): readonly KeyHandler[] {
  return [plainKeys({ b: useBookmarkPlace() })];
}
