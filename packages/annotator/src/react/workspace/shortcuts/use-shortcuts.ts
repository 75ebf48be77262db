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

/** All keys, in the order in which they are listed. */
export const ALL_KEYS: readonly KeyHelp[] = [
  ['keys.help', ['?']],
  ...ANNOTATION_KEYS,
  ['keys.regions', ['F6']],
  ...SEARCH_KEYS,
  ['keys.goToPage', ['g']],
  ...DOCUMENT_KEYS,
  ...VIEW_KEYS,
  ...HIGHLIGHT_KEYS,
  ...BOOKMARK_KEYS,
  ...UNDO_KEYS,
  ['keys.submit', ['Ctrl', 'Enter']],
  ['keys.escape', ['Esc']],
  ...UNPORTED_KEYS,
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
