import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import type { ViewPosition } from '../ports/document-viewer';
import { createEntering } from './entering';
import type { StepDirection } from './place-history';
import { createSeeking } from './seeking';
import { createStanding, isSameText } from './standing';
import { proportionatePosition, type VisitedPlace } from './visited-place';

/** What is done about the places that were read. */
export interface PlacesCommands {
  /**
   * A document is about to be opened: answers where, if not where it was left the last time. Another Version of the text that was read opens
   * where that one was read: in proportion, then, once they are known, at the same article.
   */
  readonly enter: (documentId: number) => ViewPosition | undefined;
  /** Where the reader is now; undefined while nothing is shown. */
  readonly here: () => VisitedPlace | undefined;
  /** What is at a position of the open text; undefined while that is not shown. */
  readonly at: (position: ViewPosition) => VisitedPlace | undefined;
  /**
   * Returns to where the last jump left, in whichever text that was, or goes forward again. The host has to open the text where it is
   * another one (`state.places.awaited`). Places of documents that do not exist any more are passed over.
   */
  readonly step: (direction: StepDirection) => void;
}

/** Makes the commands of the places. */
export function createPlaces(context: CommandContext): AnnotatorParts<PlacesCommands> {
  const { getState, dispatch, trail } = context;
  const { history } = trail;
  const seeking = createSeeking(context);
  const entering = createEntering(context);
  const { arrivedAt } = entering;
  const standing = createStanding(context, { sought: seeking.passage, arrivedAt });

  /** Forgets places of documents that were deleted, names those that could not be named before, and says where steps lead. */
  const record = (): void => {
    const documents = trail.documents ?? getState().documents.items;
    history.revise((place) =>
      documents.some(({ id }) => id === place.documentId) ? standing.named(place) : undefined,
    );
    const [back, forward] = [history.next('back'), history.next('forward')];
    const { places } = getState();
    if (places.back !== back || places.forward !== forward)
      dispatch({ type: 'places/recorded', origin: 'local', back, forward });
  };
  const leave = (): void => {
    trail.left = standing.place() ?? entering.from() ?? trail.left;
  };
  /** To another place of the open text, which may have another Version by now. */
  const stepHere = (direction: StepDirection, to: VisitedPlace, now: VisitedPlace): void => {
    const viewer = context.viewer();
    if (!viewer) return;
    seeking.stop();
    const isSame = to.version === now.version;
    const position = isSame ? to.position : proportionatePosition(to, viewer.state.pageCount);
    const left = context.commands.view.returnTo(position);
    history.step(direction, left ? { ...now, position: left } : now);
    if (!isSame && to.passage) seeking.start(to.passage);
  };
  const step = (direction: StepDirection): void => {
    record();
    const to = history.next(direction);
    const text = standing.text();
    const now = standing.place();
    if (!to) return;
    if (now && text && isSameText(to, text)) stepHere(direction, to, now);
    else {
      trail.target = to;
      const version = to.isOld ? to.version : undefined;
      const { documentId } = to;
      history.step(direction, now);
      dispatch({ type: 'places/awaited', origin: 'local', text: { documentId, version } });
    }
    record();
  };

  return {
    commands: { enter: entering.enter, here: () => standing.place(), at: standing.place, step },
    leaveDocument: leave,
    attachViewer(viewer) {
      const endings = [
        viewer.on('scroll', ({ isByHand }) => {
          if (isByHand) seeking.stop();
        }),
        viewer.on('jumped', ({ left }) => {
          const place = standing.place(left);
          if (place) history.jump(place);
          record();
        }),
        viewer.on('stepWanted', step),
      ];
      return () => {
        for (const end of endings) end();
      };
    },
    viewerDetached() {
      leave();
      seeking.stop();
    },
    afterEvent(event) {
      standing.follow(event);
      seeking.follow(event);
      if (event.type === 'documents/reset') entering.forget();
      else if (event.type === 'documents/shown') {
        const passage = entering.shown(event.documentId);
        if (passage) seeking.start(passage);
      }
      if (
        event.type === 'documents/opened' ||
        event.type === 'documents/listed' ||
        event.type === 'documents/reset' ||
        event.type === 'structure/recognized'
      )
        record();
    },
    stop: leave,
  };
}
