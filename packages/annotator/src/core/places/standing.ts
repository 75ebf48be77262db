import type { CommandContext } from '../annotator-feature';
import { selectActiveDocument } from '../documents/selectors';
import type { ViewPosition } from '../ports/document-viewer';
import type { LandedPlace } from '../ports/reading-place';
import type { AnnotatorEvent } from '../features';
import { passageAt, type ReadPassage } from './read-passage';
import { shareOf, type VisitedPlace } from './visited-place';

/** A text: a document's current one, whichever Version that is by now, or an old Version of it. */
export type VisitedText = Pick<VisitedPlace, 'documentId' | 'version' | 'isOld'>;

/** Knows which text is open and where the reader is in it. */
export interface Standing {
  readonly text: () => VisitedText | undefined;
  /** The place of a position in the open text, that of the window when undefined; undefined while the text is not shown. */
  readonly place: (at?: ViewPosition) => VisitedPlace | undefined;
  /** What is read at a place of the open text, where it is known by now. */
  readonly named: (place: VisitedPlace) => VisitedPlace;
  readonly follow: (event: AnnotatorEvent) => void;
}

/** What else is known of the open text: what is being looked for in it, and what stands where it was opened. */
export interface KnownPassages {
  readonly sought: () => ReadPassage | undefined;
  readonly arrivedAt: (position: ViewPosition) => ReadPassage | undefined;
}

/** Makes it. */
export function createStanding(context: CommandContext, known: KnownPassages): Standing {
  const { getState } = context;
  let text: VisitedText | undefined;
  // The last jump's: the state forgets it as soon as the next one begins.
  let landed: LandedPlace | undefined;

  return {
    text: () => text,
    place(at) {
      const { documents, view: seen, structure } = getState();
      const position = at ?? context.viewer()?.position;
      if (!text || !position || documents.activeId !== text.documentId || documents.status !== 'ready')
        return undefined;
      const { page, top } = position;
      const view = { reading: { ...seen.reading, page, top }, landed };
      const share = shareOf(view, seen.viewer.pageCount);
      const passage = known.sought() ?? passageAt(structure.read, view) ?? known.arrivedAt(position);
      return { ...text, position, share, view, passage };
    },
    named(place) {
      const isHere = text?.documentId === place.documentId && text.version === place.version;
      if (place.passage || !isHere) return place;
      return { ...place, passage: passageAt(getState().structure.read, place.view) };
    },
    follow(event) {
      if (event.type === 'view/landed') landed = event.place;
      if (event.type === 'documents/reset') text = undefined;
      if (event.type !== 'documents/opened') return;
      landed = undefined;
      const version = selectActiveDocument(getState())?.version?.number;
      text = { documentId: event.documentId, version, isOld: context.openedVersion !== undefined };
    },
  };
}

/** Whether two are the same text: the current one of a document stays the same with each Version. */
export function isSameText(a: VisitedText, b: VisitedText): boolean {
  return a.documentId === b.documentId && a.isOld === b.isOld && (!a.isOld || a.version === b.version);
}
