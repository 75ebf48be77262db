import type { PageArea } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';

/** Where to jump: a page (from 0), a place in it (page units from its top), a range of text, or an area. */
export type JumpTarget =
  | { readonly page: number; readonly top?: number }
  | { readonly range: TextRange }
  | { readonly area: PageArea };

/** How a jump counts among the places to go back to. */
export interface JumpOptions {
  /**
   * Jumps of one trail that follow each other with nothing between (from search hit to search hit, say) are one entry.
   * `step` is not a jump at all but like scrolling manually: to the next page, say. Without it every jump is an entry.
   */
  readonly trail?: 'search' | 'step';
}
