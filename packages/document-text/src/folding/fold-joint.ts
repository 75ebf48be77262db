import { DIGIT, LETTER, LINE_END, RIGHT_TO_LEFT, SOFT_HYPHEN, SPACELESS } from './fold-character';
import { isSuspendedBefore } from './line-joint';

/** What white space between two characters folds to: a space, nothing, or nothing and the hyphen before it goes too. */
export type Joint = 'space' | 'nothing' | 'no-hyphen';

/**
 * The joint of two folded characters with white space between them, from their bits (`fold-character.ts`): `before` and `after` are
 * those of the characters, `run` those of the white space, `stem` those of the character before the last one where the last one is a
 * hyphen, else 0. `rest` answers the next characters from `after` on. `foldText` describes the rules.
 */
export function jointOf(before: number, run: number, after: number, stem: number, rest: () => string): Joint {
  if (before & after & SPACELESS) return 'nothing';
  if ((before & RIGHT_TO_LEFT && after & DIGIT) || (before & DIGIT && after & RIGHT_TO_LEFT))
    return 'nothing';
  if (!(run & LINE_END)) return 'space';
  if (before & SOFT_HYPHEN) return before & after & LETTER ? 'nothing' : 'space';
  const word = LETTER | DIGIT;
  if (!(stem & word) || !(after & word) || isSuspendedBefore(rest())) return 'space';
  return stem & after & LETTER ? 'no-hyphen' : 'nothing';
}
