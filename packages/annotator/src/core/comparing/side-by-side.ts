import type { TextChange } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import type { ZoomScale } from '../ports/document-viewer';
import type { Clock } from '../ports/environment';
import type { ChangeMark } from '../ports/viewer-marks';
import { changeMarksOf, type Side } from './change-marks';
import { createJointJump } from './joint-jump';
import { createJointZoom } from './joint-zoom';
import { createPageMatching } from './page-matching';
import { areReady, otherOf, READING_HEIGHT, SIDES, type TwoViewers } from './two-viewers';

/** Where the sides shall go; with `isBeginning` only while nobody has gone anywhere. */
export type SidePlaces = { readonly [S in Side]?: TextRange | undefined } & {
  readonly isBeginning?: boolean;
};

/** Two viewers that show two Versions of one document, and scroll together. */
export interface SideBySide {
  setChanges(changes: readonly TextChange[], active: number | undefined): void;
  /** Shows a change on both sides, unless it is in sight on both. */
  goToChange(index: number): void;
  /** Shows these places; a side without one goes along with the other. */
  goToPlaces(places: SidePlaces): void;
  /** The reader is at work on this side: what moves it moves the other one, too. */
  lead(side: Side): void;
  /** Whether the sides scroll together (they do at first). */
  setLinked(isLinked: boolean): void;
  setZoom(zoom: ZoomScale): void;
  close(): void;
}

/** Pages from the top on which the reading height, and what one side is ahead of the other, is reached step by step. */
const BEGINNING = 0.25;

/** Joins two viewers; the one that the reader scrolls leads. The viewers are not destroyed by `close`. */
export function createSideBySide(viewers: TwoViewers, clock: Clock): SideBySide {
  let changes: readonly TextChange[] = [];
  let marks: { readonly [S in Side]: readonly ChangeMark[] } = { old: [], new: [] };
  let leader: Side | undefined = 'new';
  let isLinked = true;
  /** The reader has gone somewhere. */
  let isBegun = false;
  /** What could not be shown yet, because a document was not open. */
  let pending: (() => void) | undefined;
  const matching = createPageMatching(viewers, clock, {
    watched: () => (isLinked ? leader : undefined),
    onMatched: () => follow(),
  });
  const jump = createJointJump(viewers, matching);

  /** The other side goes where the leading one is. */
  const follow = (): void => {
    if (!leader || !isLinked || !areReady(viewers)) return;
    // At their beginnings both stand at the top.
    const begun = Math.min(Math.max(0, viewers[leader].placeAt(0) ?? 0) / BEGINNING, 1);
    const height = READING_HEIGHT * begun;
    const place = viewers[leader].placeAt(height);
    if (place === undefined) return;
    const ahead = matching.places().opposite(leader, place) - place;
    viewers[otherOf(leader)].scrollToPlace(place + begun * ahead, height);
  };
  const lead = (side: Side): void => {
    isBegun = true;
    leader = side;
    jump.cancel();
  };
  const showOnBoth = async (places: { readonly [S in Side]: TextRange }): Promise<void> => {
    leader = undefined;
    const isInStep = await jump.to(places);
    if (isInStep === true) leader = 'new';
  };
  const whenReady = (work: () => void): void => {
    pending = undefined;
    if (areReady(viewers)) work();
    else pending = work;
  };
  const endings = SIDES.map((side) =>
    viewers[side].on('scroll', ({ isByHand }) => {
      if (isByHand) lead(side);
      if (leader !== side) return;
      follow();
      matching.matchVisible();
    }),
  );
  const zooms = createJointZoom(viewers, {
    onClosed: () => matching.reset(),
    onResized() {
      if (!areReady(viewers)) return;
      if (pending) whenReady(pending);
      else follow();
    },
  });

  return {
    setChanges(list, active) {
      if (list !== changes) {
        changes = list;
        marks = { old: changeMarksOf(list, 'old'), new: changeMarksOf(list, 'new') };
        matching.reset(list);
      }
      for (const side of SIDES) viewers[side].setChangeMarks(marks[side], active);
    },
    goToChange: (index) =>
      whenReady(() => {
        const change = changes[index];
        isBegun = true;
        if (change) void showOnBoth(change);
      }),
    goToPlaces: (places) =>
      whenReady(() => {
        const { old, new: next, isBeginning } = places;
        if (isBeginning && isBegun) return;
        if (old && next) {
          void showOnBoth({ old, new: next });
          return;
        }
        const side = old ? 'old' : 'new';
        const range = old ?? next;
        if (!range) return;
        lead(side);
        viewers[side].goTo({ range });
        matching.matchVisible();
      }),
    lead,
    setLinked(next) {
      isLinked = next;
      if (!next) return;
      follow();
      matching.matchVisible();
    },
    setZoom: zooms.set,
    close() {
      matching.close();
      jump.cancel();
      zooms.close();
      for (const end of endings) end();
    },
  };
}
