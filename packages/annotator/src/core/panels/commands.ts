import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { parsePanels } from './kept-panels';
import { initialPanels, isPanelShown } from './state';
import type { KeptPanels, LeftTab, PanelSide, RightTab } from './state';

/** How they were left the last time, in any document. */
const KEY = 'glossator.panels';

/** What the user does with the panels. Tab, size and being collapsed are kept for each document. */
export interface PanelsCommands {
  readonly chooseLeftTab: (tab: LeftTab) => void;
  readonly chooseRightTab: (tab: RightTab) => void;
  readonly setCollapsed: (side: PanelSide, isCollapsed: boolean) => void;
  readonly toggle: (side: PanelSide) => void;
  /** Whether the panels lie over the document, one at a time, since there is no room for them beside it. */
  readonly setNarrow: (isNarrow: boolean) => void;
  /** Width in CSS pixels, brought within the limits. */
  readonly resize: (side: PanelSide, width: number) => void;
  /** The width that a new user finds. */
  readonly reset: (side: PanelSide) => void;
}

/** Makes the commands of the panels. */
export function createPanels({
  dispatch,
  getState,
  storage,
}: CommandContext): AnnotatorParts<PanelsCommands> {
  const keyOf = (documentId: number) => `${KEY}.${getState().access.userId ?? 0}.${documentId}`;
  const keep = () => {
    const { panels, documents } = getState();
    const { left, right }: KeptPanels = panels;
    const kept = JSON.stringify({ left, right });
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
    commands: {
      chooseLeftTab(tab) {
        dispatch({ type: 'panels/leftTabChosen', origin: 'local', tab });
        keep();
      },
      chooseRightTab(tab) {
        dispatch({ type: 'panels/rightTabChosen', origin: 'local', tab });
        keep();
      },
      setCollapsed: setPanelCollapsed,
      toggle: (side) => setPanelCollapsed(side, isPanelShown(getState().panels, side)),
      setNarrow(isNarrow) {
        if (isNarrow !== getState().panels.isNarrow)
          dispatch({ type: 'panels/roomChanged', origin: 'local', isNarrow });
      },
      resize: resizePanel,
      reset: (side) => resizePanel(side, initialPanels[side].width),
    },
    // As they were left the last time, in any document; nothing when that is not known or cannot be read.
    start: () => takeUp(KEY),
    // As they were left in this document; in one that is new to the user they stay as they are.
    afterEvent(event) {
      if (event.type === 'documents/opened') takeUp(keyOf(event.documentId));
    },
  };
}
