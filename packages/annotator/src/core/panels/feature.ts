import type { Draft } from 'immer';
import { clampWidth, initialPanels, type PanelSide, type PanelsState } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createPanels, type PanelsCommands } from './commands';
import type { PanelsEvent } from './events';

/** How the panels follow events. Choosing a tab opens its panel. */
export const panelsFeature: AnnotatorFeature<'panels', PanelsState, PanelsEvent, PanelsCommands> =
  defineFeature({
    name: 'panels',
    initial: initialPanels,
    on: {
      'panels/restored': (panels, { panels: restored }) => reset(panels, { ...panels, ...restored }),
      'panels/leftTabChosen': (panels, { tab }) => {
        panels.left.tab = tab;
        show(panels, 'left', true);
      },
      'panels/rightTabChosen': (panels, { tab }) => {
        panels.right.tab = tab;
        show(panels, 'right', true);
      },
      'panels/collapsed': (panels, { side, isCollapsed }) => show(panels, side, !isCollapsed),
      'panels/roomChanged': (panels, { isNarrow }) => {
        panels.isNarrow = isNarrow;
        panels.overlay = undefined;
      },
      'panels/resized': (panels, { side, width }) => {
        panels[side].width = clampWidth(width);
      },
    },
    create: createPanels,
  });

/** A panel over the document takes the place of the other one, and leaves what is kept of those beside it as it is. */
function show(panels: Draft<PanelsState>, side: PanelSide, isShown: boolean): void {
  if (!panels.isNarrow) panels[side].isCollapsed = !isShown;
  else if (isShown) panels.overlay = side;
  else if (panels.overlay === side) panels.overlay = undefined;
}
