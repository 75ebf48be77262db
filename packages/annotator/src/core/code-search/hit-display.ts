import type { CodeSearchHit } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import type { CommandContext } from '../annotator-feature';
import type { FoundPlace } from '../search/state';

/** Shows hits of the Code, each in its document. */
export interface HitDisplay {
  /**
   * Shows a hit. Answers the document that the host has to open where it is in another one; the hit is shown as soon as that is open.
   */
  readonly show: (hit: CodeSearchHit) => number | undefined;
  /** A document begins to open: a hit of another one is not shown any more. */
  readonly documentOpened: (documentId: number) => void;
  /** The active document can be shown. Whether a hit was pending for it. */
  readonly documentShown: () => boolean;
  /** Forgets the pending hit. */
  readonly forget: () => void;
}

/** Makes the display. */
export function createHitDisplay({ getState, commands, kinds }: CommandContext): HitDisplay {
  /** The hit to be shown as soon as its document is open. */
  let pending: CodeSearchHit | undefined;

  const showHere = (hit: CodeSearchHit) => {
    pending = undefined;
    if (hit.kind === 'text') commands.search.searchAround(placeOf(hit, hit.range));
    else kinds.all.some(({ facets }) => facets?.showHit?.(hit, commands));
  };

  return {
    show(hit) {
      const { activeId, status } = getState().documents;
      const isHere = activeId === hit.documentId;
      if (isHere && status === 'ready') showHere(hit);
      else pending = hit;
      return isHere ? undefined : hit.documentId;
    },
    documentOpened(documentId) {
      if (pending?.documentId !== documentId) pending = undefined;
    },
    documentShown() {
      const isPending = pending !== undefined && pending.documentId === getState().documents.activeId;
      if (isPending && pending) showHere(pending);
      return isPending;
    },
    forget() {
      pending = undefined;
    },
  };
}

function placeOf({ excerpt, match }: CodeSearchHit, range: TextRange): FoundPlace {
  return {
    range,
    before: excerpt.slice(0, match.start),
    match: excerpt.slice(match.start, match.end),
    after: excerpt.slice(match.end),
  };
}
