import { createContext, useContext, type ComponentType } from 'react';
import type { Icon } from '../../controls/icon';
import { ownTabOf, type OwnTab, type PanelSide } from '../../../core/panels/state';

/** A tab that a host adds to one of the panels, after those that are there. */
export interface AnnotatorPanel {
  /** Its own among the tabs of the host; which tab is open is kept under it. */
  readonly id: string;
  readonly label: string;
  /** The right panel when undefined. */
  readonly side?: PanelSide;
  readonly icon?: Icon;
  /** Shown beside the label. */
  readonly count?: number | undefined;
  /** What the tab shows: rendered while it is open, and can use the hooks of the annotator. */
  readonly Component: ComponentType;
}

/** Carries the host's tabs. */
export const PanelsContext = createContext<readonly AnnotatorPanel[]>([]);

/** The host's tabs of a panel, as the panel lists them. */
export function useOwnTabs(side: PanelSide) {
  return useContext(PanelsContext)
    .filter((panel) => (panel.side ?? 'right') === side)
    .map(({ id, label, icon, count }) => ({ tab: ownTabOf(id), label, icon, count }));
}

/** The tab of a panel that is shown: the chosen one, if it is there. */
export function shownTab<Tab extends string>(
  tabs: readonly { readonly tab: Tab | OwnTab }[],
  kept: string,
  usual: Tab,
): Tab | OwnTab {
  return tabs.find(({ tab }) => tab === kept)?.tab ?? usual;
}
