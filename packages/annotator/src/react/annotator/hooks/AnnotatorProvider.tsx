import type { ReactNode } from 'react';
import type { Annotator } from '../../../core/annotator';
import { AnnotatorApiContext } from './use-annotator';

/** What `<AnnotatorProvider>` takes. */
export interface AnnotatorProviderProps {
  /** What `onReady` of `<Annotator>` was called with. */
  readonly annotator: Annotator;
  readonly children?: ReactNode;
}

/** Lets components elsewhere on the page use the hooks of an annotator. */
export function AnnotatorProvider({ annotator, children }: AnnotatorProviderProps) {
  return <AnnotatorApiContext.Provider value={annotator}>{children}</AnnotatorApiContext.Provider>;
}
