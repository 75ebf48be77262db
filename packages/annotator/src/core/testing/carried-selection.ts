import type { CarriedSelection, TextSelection } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import { aRange, aSelection } from './test-annotator';

/** A place with its text, where a Selection may belong. */
export interface CandidatePlace {
  readonly range: TextRange;
  readonly text: string;
  readonly confidence?: number;
}

/** An unported Selection of Lea Rossi's (user 1) that came from Version 1: at the best of its candidates, or without a place. */
export function anUnported(
  id: number,
  wording: string,
  candidates: readonly CandidatePlace[],
  changes: Partial<TextSelection> = {},
  reason: Partial<CarriedSelection['reason']> = {},
): TextSelection {
  const from = { versionId: 70, versionNumber: 1, ...aRange(1, 0, 0, wording.length), text: wording };
  const { versionId: _id, versionNumber: _number, ...oldPlace } = from;
  const [best] = candidates;
  const status = best ? 'unconfirmed' : 'failed';
  const carriedOver: CarriedSelection = {
    from,
    outcome: status,
    confidence: best?.confidence ?? 0,
    reason: { kind: best ? 'words-changed' : 'repealed', changedWords: best ? 2 : 0, ...reason },
    candidates: candidates.map(({ range, text, confidence = 0.8 }) => ({ ...range, text, confidence })),
  };
  const place = best ? { ...best.range, text: best.text } : oldPlace;
  return aSelection(id, oldPlace, {
    createdBy: { id: 1, name: 'Lea Rossi' },
    status,
    carriedOver,
    ...place,
    ...changes,
  });
}
