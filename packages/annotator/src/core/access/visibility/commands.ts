import type { Visibility } from '@glossator/client-sdk/contract';
import type { AnnotatorParts, AnnotatorWorld, CommandContext } from '../../annotator-feature';
import type { EntityRef } from '../../entities/entity-kind';
import { isPrivate } from '../../entities/visibility';
import { createChosenVisibility } from './chosen-visibility';
import { findVisible, hasWorkOfOthers, mayChangeVisibility, type VisibleEntity } from './selectors';

/** What is done about who sees a Selection with everything on it, a bookmark or a note. */
export interface VisibilityCommands {
  /** Who is to see what is made next in this Code. */
  readonly choose: (visibility: Visibility) => void;
  /** Shows what is private to all who see the Code. Where its text is published already, that is asked about (`inTheWay`). */
  readonly publish: (ref: EntityRef) => void;
  /** Makes what is published its author's alone; a notice says so where others have written on it. */
  readonly makePrivate: (ref: EntityRef) => void;
  /** Moves what is on the highlight that was to be published to the one in its way. It cannot be undone. */
  readonly join: () => void;
  /** Leaves that highlight private. */
  readonly stayPrivate: () => void;
}

/** Makes the commands of who sees what. */
export function createVisibility(context: CommandContext): AnnotatorParts<VisibilityCommands> {
  const { getState, dispatch, backend, changes, queue, kinds } = context;
  const chosen = createChosenVisibility(context);
  const settle = () => dispatch({ type: 'visibility/overlapSettled', origin: 'local' });

  const give = (ref: EntityRef, visibility: Visibility) => {
    const entity = findVisible(getState(), ref);
    if (!entity) return;
    changes.submit({ documentId: entity.documentId, change: { action: 'update', ref, to: { visibility } } });
  };
  const mayTurn = (ref: EntityRef, fromPrivate: boolean): boolean => {
    const state = getState();
    const entity = findVisible(state, ref);
    return entity !== undefined && mayChangeVisibility(state, entity) && isPrivate(entity) === fromPrivate;
  };
  /** What is published already where this would be. */
  const findInTheWay = (ref: EntityRef) => {
    const state = getState();
    const entity = findVisible(state, ref);
    if (!entity) return undefined;
    const published: VisibleEntity = { ...entity, visibility: 'code' };
    return kinds.get(ref.kind).undo?.inTheWay?.(state, published);
  };

  return {
    commands: {
      choose: chosen.choose,
      publish(ref) {
        if (!mayTurn(ref, true)) return;
        const published = findInTheWay(ref);
        if (published)
          dispatch({
            type: 'visibility/overlapFound',
            origin: 'local',
            selectionId: ref.id,
            publishedId: published.id,
          });
        else give(ref, 'code');
      },
      makePrivate(ref) {
        const entity = mayTurn(ref, false) ? findVisible(getState(), ref) : undefined;
        if (!entity) return;
        if (hasWorkOfOthers(entity))
          dispatch({
            type: 'notices/raised',
            origin: 'local',
            kind: 'error',
            code: 'staysPublished',
            written: undefined,
          });
        else give(ref, 'private');
      },
      join() {
        const { inTheWay } = getState().visibility;
        settle();
        const ref = { kind: 'selection', id: inTheWay?.selectionId ?? 0 };
        const selection = findVisible(getState(), ref);
        if (!inTheWay || !selection || !isPrivate(selection)) return;
        // Not to be undone: what was on it is somewhere else then, under other ids.
        queue.submit({
          documentId: selection.documentId,
          change: {
            action: 'update',
            ref,
            to: { visibility: 'code', joins: inTheWay.publishedId },
          },
        });
      },
      stayPrivate: settle,
    },
    start: () =>
      dispatch({ type: 'visibility/offered', origin: 'local', isOffered: backend.keepsPrivate === true }),
    afterEvent: (event: AnnotatorWorld['event']) => {
      if (['documents/listed', 'documents/reset', 'access/granted'].includes(event.type)) chosen.restore();
      // What stood there has moved.
      if (event.type === 'selections/joined')
        dispatch({ type: 'selections/deleted', origin: 'remote', id: event.id });
    },
  };
}
