import { ALIGNMENT_CONSTANTS, type AlignmentConstants } from './alignment-constants';
import { CARRY_OVER_CONSTANTS, type CarryOverConstants } from './carry-over-constants';
import { CHANGE_CONSTANTS, type ChangeConstants } from './change-constants';

/** All numbers that decide. An alignment carries those it was made with, so that what follows from it agrees with it. */
export type EngineConstants = AlignmentConstants & ChangeConstants & CarryOverConstants;

/** The numbers that the product uses; others are for measuring what each one buys. */
export const ENGINE_CONSTANTS: EngineConstants = {
  ...ALIGNMENT_CONSTANTS,
  ...CHANGE_CONSTANTS,
  ...CARRY_OVER_CONSTANTS,
};
