/** Tabs of the left panel, the default first (specification section 2). */
export const LEFT_TABS = ['contents', 'bookmarks', 'pages'] as const;
/** Tabs of the right panel; `annotations` is the default. */
export const RIGHT_TABS = ['code-update', 'general-notes', 'annotations'] as const;
/** A tab that a host has added; with its id. */
export type OwnTab = `own:${string}`;
/** One tab of the left panel. */
export type LeftTab = (typeof LEFT_TABS)[number] | OwnTab;
/** One tab of the right panel. */
export type RightTab = (typeof RIGHT_TABS)[number] | OwnTab;
/** One of the two panels. */
export type PanelSide = 'left' | 'right';
/** Narrowest and widest panel, in CSS pixels. */
export const PANEL_LIMITS = { min: 200, max: 520 } as const;

/** A panel's tab, and its size in CSS pixels. */
export interface PanelState<Tab extends string> {
  readonly tab: Tab;
  readonly isCollapsed: boolean;
  readonly width: number;
}

/** What is kept of the two panels. */
export interface KeptPanels {
  readonly left: PanelState<LeftTab>;
  readonly right: PanelState<RightTab>;
}

/** The two panels beside the document; over it, one at a time, where there is no room beside it. */
export interface PanelsState extends KeptPanels {
  /** Whether they lie over the document. */
  readonly isNarrow: boolean;
  /** The one that lies over it now. */
  readonly overlay: PanelSide | undefined;
}

/** As a new user finds them. */
export const initialPanels: PanelsState = {
  left: { tab: 'contents', isCollapsed: false, width: 264 },
  right: { tab: 'annotations', isCollapsed: false, width: 344 },
  isNarrow: false,
  overlay: undefined,
};

/** Whether a panel is shown, beside the document or over it. */
export function isPanelShown(panels: PanelsState, side: PanelSide): boolean {
  return panels.isNarrow ? panels.overlay === side : !panels[side].isCollapsed;
}

/** The tab that a host has added under this id. */
export function ownTabOf(id: string): OwnTab {
  return `own:${id}`;
}

/** Whether a host has added it. */
export function isOwnTab(tab: unknown): tab is OwnTab {
  return typeof tab === 'string' && tab.startsWith('own:');
}

/** A width within the limits. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(PANEL_LIMITS.max, Math.max(PANEL_LIMITS.min, width)));
}
