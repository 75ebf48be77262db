import type { EventBase } from '../store/origin';

/** Events about tags. */
export type TaggingEvent =
  | (EventBase<'tagging/listed'> & { readonly codeId: number; readonly tags: readonly string[] })
  | (EventBase<'tagging/managed'> & { readonly isManaged: boolean })
  /** The server has refused a change of the tags of a Selection for good: from `former` to `wanted`. */
  | (EventBase<'tagging/refused'> & {
      readonly id: number;
      readonly former: readonly string[];
      readonly wanted: readonly string[];
    });
