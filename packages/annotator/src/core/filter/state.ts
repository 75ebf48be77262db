import type { SelectionColor } from '@glossator/client-sdk/contract';
import type { GroupLabel, MarkLabel } from '../entities/labels';

/** Orders of the list, the default (reading order) first. */
export const ANNOTATION_ORDERS = ['position', 'newest', 'oldest', 'color'] as const;
/** An order of the list. */
export type AnnotationOrder = (typeof ANNOTATION_ORDERS)[number];

/** Which Selections the list shows, and in which order. An empty list of colors, authors, kinds, marks or tags leaves all. */
export interface AnnotationFilter {
  readonly text: string;
  readonly colors: readonly SelectionColor[];
  /** Ids of those who marked, commented or attached. */
  readonly authors: readonly number[];
  /** An annotation with a comment and a file is of two kinds. */
  readonly kinds: readonly GroupLabel[];
  /** An annotation with one of these is shown. */
  readonly marks: readonly MarkLabel[];
  /** An annotation with all of these is shown; they are compared without regard to case. */
  readonly tags: readonly string[];
  readonly order: AnnotationOrder;
}

/** Everything, in reading order. */
export const initialFilter: AnnotationFilter = {
  text: '',
  colors: [],
  authors: [],
  kinds: [],
  marks: [],
  tags: [],
  order: 'position',
};
