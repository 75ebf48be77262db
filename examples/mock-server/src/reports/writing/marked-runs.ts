import { diffWords } from '@glossator/document-text';
import type { SynopsisRow } from '../synopsis';

/** Characters of a passage, and whether the other text does not have them. */
export interface MarkedRun {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Both texts of a row as they are, with the words marked that the other one lacks. */
export function markedRuns({
  isSame,
  old,
  new: next,
}: SynopsisRow): Readonly<Record<'old' | 'new', MarkedRun[]>> {
  const whole = (text: string, isMarked: boolean): MarkedRun[] => (text === '' ? [] : [{ text, isMarked }]);
  if (isSame || old.text === '' || next.text === '')
    return { old: whole(old.text, !isSame), new: whole(next.text, !isSame) };
  // In both directions: what is the same has the case and the spaces of the text that it is of.
  return { old: runsOf(next.text, old.text), new: runsOf(old.text, next.text) };
}

function runsOf(other: string, own: string): MarkedRun[] {
  return diffWords(other, own).flatMap(({ kind, text }) => {
    if (kind === 'deleted') return [];
    if (kind === 'same') return [{ text, isMarked: false }];
    // Lines are drawn through and under words, not what is around them.
    const words = text.trim();
    const at = text.indexOf(words);
    const [before, after] = [text.slice(0, at), text.slice(at + words.length)];
    return [
      { text: before, isMarked: false },
      { text: words, isMarked: true },
      { text: after, isMarked: false },
    ].filter((run) => run.text !== '');
  });
}
