import type { CSSProperties } from 'react';
import type { CoverColor } from '@glossator/client-sdk/contract';

/** The cloth of a Code's cover, from the tokens of the annotator's stylesheet. */
export function coverStyle(color: CoverColor): CSSProperties {
  return { background: `var(--glossator-cover-${color.replace('color-', '')})` };
}
