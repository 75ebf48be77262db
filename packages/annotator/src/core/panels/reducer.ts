import { castDraft } from 'immer';
import type { Reducers } from '../store/reducers';
import { clampWidth } from './state';

/** How the panels follow events. Choosing a tab opens its panel. */
export const panelsReducers: Reducers = {
  'panels/restored': (state, { panels }) => {
    state.panels = castDraft(panels);
  },
  'panels/leftTabChosen': ({ panels }, { tab }) => {
    panels.left.tab = tab;
    panels.left.isCollapsed = false;
  },
  'panels/rightTabChosen': ({ panels }, { tab }) => {
    panels.right.tab = tab;
    panels.right.isCollapsed = false;
  },
  'panels/collapsed': ({ panels }, { side, isCollapsed }) => {
    panels[side].isCollapsed = isCollapsed;
  },
  'panels/resized': ({ panels }, { side, width }) => {
    panels[side].width = clampWidth(width);
  },
};
