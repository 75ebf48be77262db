import { clampWidth, initialPanels, type PanelsState } from './state';
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
      'panels/restored': (panels, { panels: restored }) => reset(panels, restored),
      'panels/leftTabChosen': (panels, { tab }) => {
        panels.left.tab = tab;
        panels.left.isCollapsed = false;
      },
      'panels/rightTabChosen': (panels, { tab }) => {
        panels.right.tab = tab;
        panels.right.isCollapsed = false;
      },
      'panels/collapsed': (panels, { side, isCollapsed }) => {
        panels[side].isCollapsed = isCollapsed;
      },
      'panels/resized': (panels, { side, width }) => {
        panels[side].width = clampWidth(width);
      },
    },
    create: createPanels,
  });
