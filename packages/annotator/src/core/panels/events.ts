import type { EventBase } from '../store/origin';
import type { LeftTab, PanelSide, PanelsState, RightTab } from './state';

/** Events about the two panels. */
export type PanelsEvent =
  | (EventBase<'panels/restored'> & { readonly panels: PanelsState })
  | (EventBase<'panels/leftTabChosen'> & { readonly tab: LeftTab })
  | (EventBase<'panels/rightTabChosen'> & { readonly tab: RightTab })
  | (EventBase<'panels/collapsed'> & { readonly side: PanelSide; readonly isCollapsed: boolean })
  | (EventBase<'panels/resized'> & { readonly side: PanelSide; readonly width: number });
