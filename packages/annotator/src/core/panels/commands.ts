import type { CommandContext } from '../store/context';
import type { AnnotatorEvent } from '../store/events';
import { parsePanels } from './kept-panels';
import { initialPanels } from './state';
import type { LeftTab, PanelSide, RightTab } from './state';

/** How they were left the last time, in any document. */
const KEY = 'glossator.panels';

/** What the user does with the panels. Tab, size and being collapsed are kept for each document. */
export interface PanelsCommands {
  readonly chooseLeftTab: (tab: LeftTab) => void;
  readonly chooseRightTab: (tab: RightTab) => void;
  readonly setPanelCollapsed: (side: PanelSide, isCollapsed: boolean) => void;
  readonly togglePanel: (side: PanelSide) => void;
  /** Width in CSS pixels, brought within the limits. */
  readonly resizePanel: (side: PanelSide, width: number) => void;
  /** The width that a new user finds. */
  readonly resetPanel: (side: PanelSide) => void;
  /** Takes up how the panels were left the last time; nothing when that is not known or cannot be read. */
  readonly restorePanels: () => void;
  /** Takes up how they were left in a document when it is opened; in one that is new to the user they stay as they are. */
  readonly followOpening: (event: AnnotatorEvent) => void;
}

/** Makes the commands of the panels. */
export function createPanelsCommands({ dispatch, getState, storage }: CommandContext): PanelsCommands {
  const keyOf = (documentId: number) => `${KEY}.${getState().access.userId ?? 0}.${documentId}`;
  const keep = () => {
    const { panels, documents } = getState();
    const kept = JSON.stringify(panels);
    storage.set(KEY, kept);
    if (documents.activeId !== undefined) storage.set(keyOf(documents.activeId), kept);
  };
  const takeUp = (key: string) => {
    const panels = parsePanels(storage.get(key));
    if (panels) dispatch({ type: 'panels/restored', origin: 'local', panels });
  };
  const setPanelCollapsed = (side: PanelSide, isCollapsed: boolean) => {
    dispatch({ type: 'panels/collapsed', origin: 'local', side, isCollapsed });
    keep();
  };
  const resizePanel = (side: PanelSide, width: number) => {
    dispatch({ type: 'panels/resized', origin: 'local', side, width });
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
    resizePanel,
    resetPanel: (side) => resizePanel(side, initialPanels[side].width),
    restorePanels: () => takeUp(KEY),
    followOpening(event) {
      if (event.type === 'documents/opened') takeUp(keyOf(event.documentId));
    },
  };
}
