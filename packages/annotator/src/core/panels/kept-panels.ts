import { clampWidth, initialPanels, isOwnTab, LEFT_TABS, RIGHT_TABS } from './state';
import type { KeptPanels, OwnTab, PanelSide, PanelState } from './state';

/** Panels as they were kept, undefined when nothing was or it cannot be read; what is wrong in them is as a new user finds it. */
export function parsePanels(kept: string | undefined): KeptPanels | undefined {
  if (kept === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(kept);
    return {
      left: parsePanel(value, 'left', LEFT_TABS, initialPanels.left),
      right: parsePanel(value, 'right', RIGHT_TABS, initialPanels.right),
    };
  } catch {
    return undefined;
  }
}

function parsePanel<Tab extends string>(
  value: unknown,
  side: PanelSide,
  tabs: readonly Tab[],
  standard: PanelState<Tab | OwnTab>,
): PanelState<Tab | OwnTab> {
  const panel = fieldOf(value, side);
  const kept = fieldOf(panel, 'tab');
  const width = fieldOf(panel, 'width');
  return {
    tab: isOwnTab(kept) ? kept : (tabs.find((tab) => tab === kept) ?? standard.tab),
    isCollapsed: fieldOf(panel, 'isCollapsed') === true,
    width: typeof width === 'number' && Number.isFinite(width) ? clampWidth(width) : standard.width,
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
