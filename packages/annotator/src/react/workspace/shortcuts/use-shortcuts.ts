import type { KeyboardEvent } from 'react';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';
import type { OpenDialog } from '../../annotator/context/dialogs-context';
import { onShortcuts, plainKeys, rootKeys } from '../../controls/keys/shortcuts';
import { useAnnotationShortcuts } from '../../features/annotations/annotation-shortcuts';
import { useBookmarkShortcuts } from '../../features/bookmarks/bookmark-shortcuts';
import { useSearchShortcuts } from '../../features/search/search-shortcuts';
import { useHighlightShortcuts } from '../../features/selection-bar/highlight-shortcuts';
import { useUnportedShortcuts } from '../../features/update/unported/unported-shortcuts';
import { useDocumentShortcuts } from '../document/document-shortcuts';
import { useToolbarShortcuts } from '../toolbar/toolbar-shortcuts';

/**
 * The annotator's keys, for its root. Order matters in two places: ends of highlights that are being moved come before everything that
 * Escape closes, and unported annotations, while they are listed, before all others.
 */
export function useShortcuts(
  isUpdateShown: boolean,
  openDialog: OpenDialog,
): (event: KeyboardEvent<HTMLElement>) => void {
  const { escapes } = useAnnotatorContext();
  return onShortcuts([
    ...useDocumentShortcuts(),
    rootKeys(escapes),
    ...useToolbarShortcuts(),
    ...useUnportedShortcuts(isUpdateShown),
    ...useSearchShortcuts(),
    ...useAnnotationShortcuts(),
    ...useHighlightShortcuts(),
    ...useBookmarkShortcuts(),
    plainKeys({ '?': () => openDialog('keys'), g: () => openDialog('goTo') }),
  ]);
}
