import type {
  CarriedSelection,
  PageArea,
  SelectionStatus,
  TextSelection,
} from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import { rangeOf } from './list';

/** What a decision about an unported Selection changes: where it stands, what it says there, and whether that is sure. */
export interface PlaceDecision {
  readonly status: SelectionStatus;
  readonly range: TextRange;
  readonly area?: PageArea;
  readonly text: string;
  readonly carriedOver?: CarriedSelection;
}

/** What is decided of a Selection at present. */
export function decisionOf(selection: TextSelection): PlaceDecision {
  const { status, area, text, carriedOver } = selection;
  return {
    status,
    range: rangeOf(selection),
    text,
    ...(area && { area }),
    ...(carriedOver && { carriedOver }),
  };
}

/** A decision as fields of a Selection. */
export function fieldsOfDecision({ range, carriedOver, ...rest }: PlaceDecision): Partial<TextSelection> {
  return { ...rest, ...rangeOf(range), ...(carriedOver && { carriedOver }) };
}
