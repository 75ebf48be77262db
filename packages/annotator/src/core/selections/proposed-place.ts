import type { PageArea, TextSelection } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import type { AnnotatorState } from '../features';
import { rangeOf } from './list';
import { isUnported } from './selectors';

/** A place in the open text where an unported Selection may belong. */
export interface ProposedPlace {
  readonly range: TextRange;
  readonly area?: PageArea;
  readonly text: string;
  /** From 0 to 1; undefined where nothing is known of it. */
  readonly confidence: number | undefined;
  /** Which of the candidates it is, from 0. */
  readonly candidate: number;
}

type Parts = Pick<AnnotatorState, 'unported'>;

/** All places where a Selection may belong, best first. */
export function placesFor(selection: TextSelection): readonly ProposedPlace[] {
  const candidates = selection.carriedOver?.candidates ?? [];
  if (candidates.length === 0 && selection.status === 'unconfirmed')
    return [{ ...placeIn(selection), confidence: undefined, candidate: 0 }];
  return candidates.map((place, candidate) => ({
    ...placeIn(place),
    confidence: place.confidence,
    candidate,
  }));
}

function placeIn(
  of: Pick<TextSelection, 'text' | 'area'> & TextRange,
): Pick<ProposedPlace, 'range' | 'area' | 'text'> {
  const { area, text } = of;
  return { range: rangeOf(of), text, ...(area && { area }) };
}

/** The place that is proposed for an unported Selection; none for one that failed, until the user has chosen a candidate. */
export function proposedPlace({ unported }: Parts, selection: TextSelection): ProposedPlace | undefined {
  if (!isUnported(selection)) return undefined;
  const chosen = unported.proposed[selection.id];
  if (chosen === undefined && selection.status === 'failed') return undefined;
  return placesFor(selection)[chosen ?? 0];
}
