import type { Messages } from '@glossator/i18n';
import type { KeyboardEvent } from 'react';
import type { OffersState } from '../../../core/offers/state';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';
import { onShortcuts, plainKeys, rootKeys, type KeyHelp } from '../../controls/keys/shortcuts';
import { ANNOTATION_KEYS, useAnnotationShortcuts } from '../../features/annotations/annotation-shortcuts';
import { BOOKMARK_KEYS, useBookmarkShortcuts } from '../../features/bookmarks/bookmark-shortcuts';
import { SEARCH_KEYS, useSearchShortcuts } from '../../features/search/search-shortcuts';
import { highlightKeys, useHighlightShortcuts } from '../../features/selection-bar/highlight-shortcuts';
import { UNPORTED_KEYS, useUnportedShortcuts } from '../../features/update/unported/unported-shortcuts';
import { DOCUMENT_KEYS, useDocumentShortcuts } from '../document/document-shortcuts';
import { UNDO_KEYS, useToolbarShortcuts, VIEW_KEYS } from '../toolbar/toolbar-shortcuts';

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

/**
 * The annotator's keys, for its root. Order matters in two places: ends of highlights that are being moved come before everything that
 * Escape closes, and unported annotations, while they are listed, before all others.
 */
export function useShortcuts(shows: {
  readonly showKeys: () => void;
  readonly showGoTo: () => void;
}): (event: KeyboardEvent<HTMLElement>) => void {
  const { escapes } = useAnnotatorContext();
  return onShortcuts([
    ...useDocumentShortcuts(),
    rootKeys(escapes),
    ...useToolbarShortcuts(),
    ...useUnportedShortcuts(),
    ...useSearchShortcuts(),
    ...useAnnotationShortcuts(),
    ...useHighlightShortcuts(),
    ...useBookmarkShortcuts(),
    plainKeys({ '?': shows.showKeys, g: shows.showGoTo }),
  ]);
}
