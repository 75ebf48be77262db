import type { UserRef } from '@glossator/client-sdk/contract';

/** The people of the open Code, for mentioning them. */
export interface PeopleState {
  /** The Code they are of; undefined before any were read. */
  readonly codeId: number | undefined;
  /** Those who can see its annotations, the user too, by name. */
  readonly items: readonly UserRef[];
}

/** Nobody is known yet. */
export const initialPeople: PeopleState = { codeId: undefined, items: [] };
