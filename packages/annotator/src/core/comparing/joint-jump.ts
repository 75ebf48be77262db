import { startOf, type TextRange } from '@glossator/document-text';
import type { Side } from './change-marks';
import type { PageMatching } from './page-matching';
import { READING_HEIGHT, SIDES, areReady, type TwoViewers } from './two-viewers';

/** What stands between these heights of the window is well in sight. */
const IN_SIGHT = { from: 0.06, to: 0.7 };
/** Places less than this apart (in pages) are the same. */
const IN_STEP = 0.02;

/** Brings places of both sides into view. */
export interface JointJump {
  /**
   * Puts places at the reading height, immediately where they are guessed to be, then exactly; nothing moves where both are in sight
   * already. Resolves with whether the sides are in step there; undefined when the jump was superseded.
   */
  readonly to: (places: { readonly [S in Side]: TextRange }) => Promise<boolean | undefined>;
  /** The jump in progress is not continued. */
  readonly cancel: () => void;
}

/** Makes the jump. */
export function createJointJump(viewers: TwoViewers, matching: PageMatching): JointJump {
  let generation = 0;
  return {
    cancel() {
      generation += 1;
    },
    async to(places) {
      const own = ++generation;
      const placeOf = (side: Side): number => matching.places().placeOf(side, startOf(places[side]));
      const isInSight = (side: Side): boolean => {
        const from = viewers[side].placeAt(IN_SIGHT.from) ?? 0;
        const to = viewers[side].placeAt(IN_SIGHT.to) ?? 0;
        return placeOf(side) >= from && placeOf(side) <= to;
      };
      let hasMoved = false;
      const move = (): void => {
        // Begun with a guess, the jump is completed.
        if (!hasMoved && SIDES.every(isInSight)) return;
        hasMoved = true;
        for (const side of SIDES) viewers[side].scrollToPlace(placeOf(side), READING_HEIGHT);
      };
      move();
      const { old, new: next } = places;
      const hasLearned = await matching.learnFrom({ old: old.startPage, new: next.startPage });
      if (!hasLearned || own !== generation || !areReady(viewers)) return undefined;
      move();
      return Math.abs(matching.places().opposite('new', placeOf('new')) - placeOf('old')) < IN_STEP;
    },
  };
}
