import type { EventBase } from '../store/origin';
import type { KeptPanels, LeftTab, PanelSide, RightTab } from './state';

/** Events about the two panels. */
export type PanelsEvent =
  | (EventBase<'panels/restored'> & { readonly panels: KeptPanels })
  | (EventBase<'panels/leftTabChosen'> & { readonly tab: LeftTab })
  | (EventBase<'panels/rightTabChosen'> & { readonly tab: RightTab })
  | (EventBase<'panels/collapsed'> & { readonly side: PanelSide; readonly isCollapsed: boolean })
  | (EventBase<'panels/roomChanged'> & { readonly isNarrow: boolean })
  | (EventBase<'panels/resized'> & { readonly side: PanelSide; readonly width: number });
