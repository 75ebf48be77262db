import type { WordWindow } from '../alignment/unique-grams';
import type { TextChange } from './text-change';

/** A change by word numbers. */
export interface Draft extends WordWindow {
  readonly kind: TextChange['kind'];
  readonly words: readonly WordWindow[];
}
