import type { Messages } from '@glossator/i18n';
import type { OffersState } from '../../../core/offers/state';
import type { KeyHelp } from '../../controls/keys/shortcuts';
import { ANNOTATION_KEYS } from '../../features/annotations/annotation-shortcuts';
import { BOOKMARK_KEYS } from '../../features/bookmarks/bookmark-shortcuts';
import { SEARCH_KEYS } from '../../features/search/search-shortcuts';
import { highlightKeys } from '../../features/selection-bar/highlight-shortcuts';
import { UNPORTED_KEYS } from '../../features/update/unported/unported-shortcuts';
import { DOCUMENT_KEYS } from '../document/document-shortcuts';
import { UNDO_KEYS, VIEW_KEYS } from '../toolbar/toolbar-shortcuts';

/** Keys that are for the same. */
interface KeyGroup {
  readonly name: keyof Messages['annotator']['keyGroups'];
  readonly keys: readonly KeyHelp[];
}

/** All keys that there are by what they are for, in the order in which they are listed. */
export const keyGroups = (offers: OffersState): readonly KeyGroup[] => [
  { name: 'reading', keys: [['keys.goToPage', ['g']], ...VIEW_KEYS] },
  ...(offers.search ? [{ name: 'searching', keys: SEARCH_KEYS } as const] : []),
  {
    name: offers.comments ? 'annotating' : 'highlighting',
    keys: [
      ...highlightKeys(offers),
      ...(offers.bookmarks ? BOOKMARK_KEYS : []),
      ...(offers.comments || offers.notes ? [['keys.submit', ['Ctrl', 'Enter']] as const] : []),
      ...ANNOTATION_KEYS,
    ],
  },
  { name: 'selecting', keys: DOCUMENT_KEYS },
  ...(offers.updates ? [{ name: 'placing', keys: UNPORTED_KEYS } as const] : []),
  {
    name: 'everywhere',
    keys: [...UNDO_KEYS, ['keys.escape', ['Esc']], ['keys.regions', ['F6']], ['keys.help', ['?']]],
  },
];
