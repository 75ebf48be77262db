import { createContext, useContext } from 'react';
import type { Annotator } from '../../../core/annotator';

/** Carries an annotator to the hooks below. */
export const AnnotatorApiContext = createContext<Annotator | undefined>(undefined);

/**
 * The annotator around: its state (`store`) and what can be done (`commands`). The same object in every render. Throws outside of `<Annotator>` and
 * `<AnnotatorProvider>`.
 */
export function useAnnotator(): Annotator {
  const annotator = useContext(AnnotatorApiContext);
  if (!annotator)
    throw new Error('Hooks of the annotator work inside of <Annotator> or <AnnotatorProvider> only');
  return annotator;
}
