import type { EventBase } from '../store/origin';

/** Events about picking annotations. */
export type PickingEvent =
  | EventBase<'picking/begun'>
  | EventBase<'picking/ended'>
  | (EventBase<'picking/changed'> & {
      readonly ids: readonly number[];
      readonly isPicked: boolean;
      readonly anchor: number | undefined;
    })
  /** Whether those that are picked may be deleted is asked, or not any more. */
  | (EventBase<'picking/deletionAsked'> & { readonly isAsking: boolean });
