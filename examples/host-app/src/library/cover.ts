import type { CSSProperties } from 'react';
import type { CoverColor } from '@glossator/client-sdk/contract';

/** The cloth of a Code's cover, from the tokens of the annotator's stylesheet. */
export function coverStyle(color: CoverColor): CSSProperties {
  return { background: `var(--glossator-cover-${color.replace('color-', '')})` };
}

/** Letters that fit on one line of a cover in the usual size. */
const LONGEST_WORD = 15;

/** Whether a title has a word that a cover would have to break, and so should be set smaller. */
export function hasLongWord(title: string): boolean {
  return title.split(/[\s-]+/).some((word) => word.length > LONGEST_WORD);
}
