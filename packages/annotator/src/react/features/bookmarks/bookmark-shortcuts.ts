import { useBookmarkPlace } from '../../annotator/actions/use-bookmark-place';
import { useOffers } from '../../annotator/context/annotator-context';
import { plainKeys, type KeyHandler, type KeyHelp } from '../../controls/keys/shortcuts';

/** The key of bookmarks, for the list of keys. */
export const BOOKMARK_KEYS: readonly KeyHelp[] = [['keys.bookmark', ['b']]];

/** The key that bookmarks the place being read. */
export function useBookmarkShortcuts(): readonly KeyHandler[] {
  const bookmark = useBookmarkPlace();
  return useOffers().bookmarks ? [plainKeys({ b: bookmark })] : [];
}
