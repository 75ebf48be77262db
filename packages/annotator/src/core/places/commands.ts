import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { selectActiveDocument } from '../documents/selectors';
import type { ViewPosition } from '../ports/document-viewer';
import { passageAt } from './read-passage';
import { createSeeking } from './seeking';
import { proportionatePosition, shareOf, type VisitedPlace } from './visited-place';

/** What is done about the places that were read. */
export interface PlacesCommands {
  /**
   * A document is about to be opened: answers where, if not where it was left the last time. Another Version of the text that was read opens
   * where that one was read: in proportion, then, once they are known, at the same article.
   */
  readonly enter: (documentId: number) => ViewPosition | undefined;
}

/** Makes the commands of the places. */
export function createPlaces(context: CommandContext): AnnotatorParts<PlacesCommands> {
  const { getState, trail } = context;
  const seeking = createSeeking(context);
  /** The text that is open, whatever Version the document has by now. */
  let open: { readonly documentId: number; readonly version: number | undefined } | undefined;
  /** The text that is being opened, and the place of another one that it is to be opened at. */
  let entering: { readonly documentId: number; readonly from: VisitedPlace } | undefined;

  const here = (): VisitedPlace | undefined => {
    const state = getState();
    const document = selectActiveDocument(state);
    const position = context.viewer()?.position;
    if (open?.documentId !== document?.id || !open || !position || state.documents.status !== 'ready')
      return undefined;
    const { reading, landed, viewer } = state.view;
    const view = { reading: { ...reading, page: position.page, top: position.top }, landed };
    return {
      ...open,
      isOld: context.openedVersion !== undefined,
      position,
      share: shareOf(view, viewer.pageCount),
      view,
      passage: seeking.passage() ?? passageAt(state.structure.read, view),
    };
  };
  const leave = (): void => {
    const place = here();
    if (place) trail.leave(place);
  };

  return {
    commands: {
      enter(documentId) {
        const document = getState().documents.items.find(({ id }) => id === documentId);
        const { left } = trail;
        if (!document) return undefined;
        if (left?.documentId === documentId && left.version !== document.version?.number)
          entering = { documentId, from: left };
        else if (entering?.documentId !== documentId) entering = undefined;
        return entering && proportionatePosition(entering.from, document.pages);
      },
    },
    leaveDocument: leave,
    attachViewer: (viewer) =>
      viewer.on('scroll', ({ isByHand }) => {
        if (isByHand) seeking.stop();
      }),
    viewerDetached() {
      leave();
      seeking.stop();
    },
    afterEvent(event) {
      seeking.follow(event);
      if (event.type === 'documents/opened') {
        const { documentId } = event;
        open = { documentId, version: selectActiveDocument(getState())?.version?.number };
      }
      if (event.type === 'documents/reset') {
        trail.leave(undefined);
        entering = undefined;
      }
      if (event.type !== 'documents/shown' || entering?.documentId !== event.documentId) return;
      const { passage } = entering.from;
      entering = undefined;
      trail.leave(undefined);
      if (passage) seeking.start(passage);
    },
    stop: leave,
  };
}
