import type { Messages } from '@glossator/i18n';
import type { KeyboardEvent } from 'react';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';
import { onShortcuts, plainKeys, rootKeys, type KeyHelp } from '../../controls/keys/shortcuts';
import { ANNOTATION_KEYS, useAnnotationShortcuts } from '../../features/annotations/annotation-shortcuts';
import { BOOKMARK_KEYS, useBookmarkShortcuts } from '../../features/bookmarks/bookmark-shortcuts';
import { SEARCH_KEYS, useSearchShortcuts } from '../../features/search/search-shortcuts';
import { HIGHLIGHT_KEYS, useHighlightShortcuts } from '../../features/selection-bar/highlight-shortcuts';
import { UNPORTED_KEYS, useUnportedShortcuts } from '../../features/update/unported/unported-shortcuts';
import { DOCUMENT_KEYS, useDocumentShortcuts } from '../document/document-shortcuts';
import { UNDO_KEYS, useToolbarShortcuts, VIEW_KEYS } from '../toolbar/toolbar-shortcuts';

/** All keys by what they are for, in the order in which they are listed. */
export const KEY_GROUPS: readonly {
  readonly name: keyof Messages['annotator']['keyGroups'];
  readonly keys: readonly KeyHelp[];
}[] = [
  { name: 'reading', keys: [['keys.goToPage', ['g']], ...VIEW_KEYS] },
  { name: 'searching', keys: SEARCH_KEYS },
  {
    name: 'annotating',
    keys: [...HIGHLIGHT_KEYS, ...BOOKMARK_KEYS, ['keys.submit', ['Ctrl', 'Enter']], ...ANNOTATION_KEYS],
  },
  { name: 'selecting', keys: DOCUMENT_KEYS },
  { name: 'placing', keys: UNPORTED_KEYS },
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
