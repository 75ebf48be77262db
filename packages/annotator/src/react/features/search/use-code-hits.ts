import { useMemo } from 'react';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';

/** Goes to hits, in whatever document they are: what the keys and buttons of the search do. */
export interface CodeHits {
  /** Shows a hit of the search over the Code. */
  readonly activate: (index: number) => void;
  /** The next (1) or previous (-1) hit of where is searched at the moment. */
  readonly step: (direction: 1 | -1) => void;
}

/** The host opens documents: a hit in another one is shown when that has been done. */
export function useCodeHits(): CodeHits {
  const { annotator, chooseDocument } = useAnnotatorContext();
  return useMemo(() => {
    const { commands, store } = annotator;
    const open = (documentId: number | undefined) => {
      if (documentId !== undefined) chooseDocument(documentId);
    };
    return {
      activate: (index) => open(commands.codeSearch.activateHit(index)),
      step(direction) {
        if (store.getState().codeSearch.scope === 'document') commands.search.stepHit(direction);
        else open(commands.codeSearch.stepHit(direction));
      },
    };
  }, [annotator, chooseDocument]);
}
