import type { LiveEventName } from '../contract/index';

/** A live event's data as the contract has them, or what is wrong with them. */
export type CheckedEvent = { readonly data: unknown } | { readonly issues: string };

/**
 * Holds what a server says to the contract. `contractChecks` of `@glossator/client-sdk/checks` is all there is to it: an interface, so that a
 * client can do without the schemas.
 */
export interface ContractChecks {
  /** The answer of a call, parsed. Throws a ContractError that names the places. */
  answer(operation: string, output: unknown): unknown;
  /** The data of a live event, parsed. */
  event(name: LiveEventName, data: unknown): CheckedEvent;
}
