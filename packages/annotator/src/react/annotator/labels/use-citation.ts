import { citationOf, type DocumentStructure, type TextRange } from '@glossator/document-text';
import { useCallback } from 'react';
import { citationOf as citationIn } from '../../../core/structure/selectors';
import { useAnnotatorContext, useAnnotatorState } from '../context/annotator-context';

/** The citation of a range in words, in the style of the Code; undefined where there is none (or no range). */
export function useCitation(range: TextRange | undefined): string | undefined {
  const { citationStyle: style } = useAnnotatorContext();
  return useAnnotatorState((state) => range && citationIn(state, range, { style }));
}

/** Cites ranges of a structure in the style of the Code. */
export function useCite(): (
  structure: DocumentStructure | undefined,
  range: TextRange,
) => string | undefined {
  const { citationStyle: style } = useAnnotatorContext();
  return useCallback((structure, range) => citationOf(structure, range, { style }), [style]);
}
