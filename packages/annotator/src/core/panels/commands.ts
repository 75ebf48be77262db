import type { CommandContext } from '../store/context';
import { clampWidth, initialPanels, LEFT_TABS, RIGHT_TABS } from './state';
import type { LeftTab, PanelSide, PanelsState, PanelState, RightTab } from './state';

const KEY = 'glossator.panels';

/** What the user does with the panels. Tab, size and being collapsed are kept in the storage. */
export interface PanelsCommands {
  readonly chooseLeftTab: (tab: LeftTab) => void;
  readonly chooseRightTab: (tab: RightTab) => void;
  readonly setPanelCollapsed: (side: PanelSide, isCollapsed: boolean) => void;
  readonly togglePanel: (side: PanelSide) => void;
  /** Width in CSS pixels, brought within the limits. */
  readonly resizePanel: (side: PanelSide, width: number) => void;
  /** Takes up what was kept; nothing when there is none or it cannot be read. */
  readonly restorePanels: () => void;
}

/** Makes the commands of the panels. */
export function createPanelsCommands({ dispatch, getState, storage }: CommandContext): PanelsCommands {
  const keep = () => storage.set(KEY, JSON.stringify(getState().panels));
  const setPanelCollapsed = (side: PanelSide, isCollapsed: boolean) => {
    dispatch({ type: 'panels/collapsed', origin: 'local', side, isCollapsed });
    keep();
  };
  return {
    chooseLeftTab(tab) {
      dispatch({ type: 'panels/leftTabChosen', origin: 'local', tab });
      keep();
    },
    chooseRightTab(tab) {
      dispatch({ type: 'panels/rightTabChosen', origin: 'local', tab });
      keep();
    },
    setPanelCollapsed,
    togglePanel: (side) => setPanelCollapsed(side, !getState().panels[side].isCollapsed),
    resizePanel(side, width) {
      dispatch({ type: 'panels/resized', origin: 'local', side, width });
      keep();
    },
    restorePanels() {
      const panels = parsePanels(storage.get(KEY));
      if (panels) dispatch({ type: 'panels/restored', origin: 'local', panels });
    },
  };
}

function parsePanels(kept: string | undefined): PanelsState | undefined {
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
  standard: PanelState<Tab>,
): PanelState<Tab> {
  const panel = fieldOf(value, side);
  const width = fieldOf(panel, 'width');
  return {
    tab: tabs.find((tab) => tab === fieldOf(panel, 'tab')) ?? standard.tab,
    isCollapsed: fieldOf(panel, 'isCollapsed') === true,
    width: typeof width === 'number' && Number.isFinite(width) ? clampWidth(width) : standard.width,
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
