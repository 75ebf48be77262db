import type { LEFT_TABS, RIGHT_TABS } from '../../../core/panels/state';
import { useOffers } from '../../annotator/context/annotator-context';
import { useVersions } from '../../annotator/context/versions-context';

/** A tab of the annotator's own, in one of the panels. */
export type PanelTabName = (typeof LEFT_TABS)[number] | (typeof RIGHT_TABS)[number];

/**
 * Tells whether a tab is offered. Bookmarks and notes are of the current text, as is an Update: of an old Version there are contents, pages and
 * annotations.
 */
export function useOfferedTabs(): (tab: PanelTabName) => boolean {
  const isCurrent = useVersions().opened === undefined;
  const { bookmarks, notes, updates } = useOffers();
  const offered: Partial<Record<PanelTabName, boolean>> = {
    bookmarks: bookmarks && isCurrent,
    'general-notes': notes && isCurrent,
    'code-update': updates && isCurrent,
  };
  return (tab) => offered[tab] ?? true;
}
