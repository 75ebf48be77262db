import type { TextChange } from '@glossator/client-sdk/contract';
import type { ChangeMark, ChangePart } from '../ports/viewer-marks';

/** One of two Versions that are compared. */
export type Side = 'old' | 'new';

/**
 * What one Version shows of the changes, by their numbers in the list. What is on the old side only is deleted, on the new side only
 * inserted; where words are missing on a side, an empty range of the other's kind says so. Replaced and moved passages are marked word
 * by word.
 */
export function changeMarksOf(changes: readonly TextChange[], side: Side): readonly ChangeMark[] {
  return changes.map((change, index) => ({
    index,
    kind: change.kind,
    passage: change[side],
    parts: partsOf(change, side),
  }));
}

function partsOf({ kind, words, ...ranges }: TextChange, side: Side): readonly ChangePart[] {
  if (kind === 'inserted' || kind === 'deleted') return [{ kind, range: ranges[side] }];
  const moved: readonly ChangePart[] = kind === 'moved' ? [{ kind, range: ranges[side] }] : [];
  const changed = words.map((word): ChangePart => {
    const own = side === 'old' ? 'deleted' : 'inserted';
    return { kind: word.kind === 'replaced' ? own : word.kind, range: word[side] };
  });
  return [...moved, ...changed];
}
