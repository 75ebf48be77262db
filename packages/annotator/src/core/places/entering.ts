import type { CommandContext } from '../annotator-feature';
import { keptPosition } from '../documents/kept-position';
import type { ViewPosition } from '../ports/document-viewer';
import type { ReadPassage } from './read-passage';
import { isSameText } from './standing';
import { proportionatePosition, type VisitedPlace } from './visited-place';

/** Page units that a place is off by when it is returned to: pixels are whole. */
const NEAR = 2;

/** Knows at which place a text is opened. */
export interface Entering {
  /** A document is about to be opened: answers where, if not where it was left the last time. */
  readonly enter: (documentId: number) => ViewPosition | undefined;
  /** The place that the text which is being opened is opened at. */
  readonly from: () => VisitedPlace | undefined;
  /** What stands at a position of the open text, where that was opened there and its articles are not known yet. */
  readonly arrivedAt: (position: ViewPosition) => ReadPassage | undefined;
  /** The document is shown: answers what of another Version is to be found in it. */
  readonly shown: (documentId: number) => ReadPassage | undefined;
  /** Forgets everything that was read. */
  readonly forget: () => void;
}

interface Entered {
  readonly documentId: number;
  readonly from: VisitedPlace;
}

/** Makes it, for the annotators of one trail. */
export function createEntering({ getState, trail, openedVersion, storage }: CommandContext): Entering {
  let entered: Entered | undefined;
  let arrived: VisitedPlace | undefined;
  const versionOf = (documentId: number): number | undefined =>
    getState().documents.items.find(({ id }) => id === documentId)?.version?.number;

  /** Where the document was left in an earlier session, or before it was approved that it reads otherwise, where it has another Version now. */
  const keptIn = (documentId: number, version: number | undefined): Entered | undefined => {
    const { reading, ...position } = keptPosition(storage, getState().access.userId, documentId) ?? {};
    if (!reading || version === undefined || reading.version === version || !('page' in position))
      return undefined;
    const view = { reading: position, landed: undefined };
    return { documentId, from: { documentId, isOld: false, position, view, ...reading } };
  };

  return {
    enter(documentId) {
      const document = getState().documents.items.find(({ id }) => id === documentId);
      if (!document) return undefined;
      const version = document.version?.number;
      const text = { documentId, version, isOld: openedVersion !== undefined };
      const { left, target } = trail;
      trail.left = undefined;
      trail.target = undefined;
      // Of a step, or where the text is opened beside the one with that place: perhaps another Version of it.
      if (target?.documentId === documentId) entered = { documentId, from: target };
      else {
        if (left && !isSameText(left, text) && left !== trail.history.next('back')) trail.history.jump(left);
        if (left?.documentId === documentId && left.version !== version) entered = { documentId, from: left };
        else if (entered?.documentId !== documentId) entered = undefined;
      }
      entered ??= keptIn(documentId, version);
      if (!entered) return undefined;
      const { from } = entered;
      return from.version === version ? from.position : proportionatePosition(from, document.pages);
    },
    from: () => entered?.from,
    arrivedAt: ({ page, top }) =>
      arrived?.position.page === page && Math.abs(arrived.position.top - top) < NEAR
        ? arrived.passage
        : undefined,
    shown(documentId) {
      const from = entered?.documentId === documentId ? entered.from : undefined;
      entered = undefined;
      arrived = from?.version === versionOf(documentId) ? from : undefined;
      return arrived ? undefined : from?.passage;
    },
    forget() {
      entered = undefined;
      arrived = undefined;
      trail.left = undefined;
      trail.target = undefined;
      trail.history.revise(() => undefined);
    },
  };
}
