/** Which annotations of the list are picked, to be recolored or deleted together. */
export interface PickingState {
  /** Whether annotations can be picked at the moment. */
  readonly isOn: boolean;
  /** The ids of the picked ones; also of some that the list does not show at the moment. */
  readonly picked: Readonly<Record<number, true>>;
  /** Where a range begins: the one that was picked, or left, last. */
  readonly anchor: number | undefined;
  /** Whether it is asked if those that are picked may be deleted. */
  readonly isAsking: boolean;
}

/** Nothing is picked. */
export const initialPicking: PickingState = { isOn: false, picked: {}, anchor: undefined, isAsking: false };
