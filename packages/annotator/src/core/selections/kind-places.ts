import type { TextSelection } from '@glossator/client-sdk/contract';
import type { EntityChange, EntityUpdate } from '../entities/entity-kind';
import { isRange, type SelectionFields as Fields } from './kind-input';

/** Whether fields put a Selection elsewhere. */
export function isMove({ text, startPage }: Fields): boolean {
  return text !== undefined || startPage !== undefined;
}

/** Whether an update puts one elsewhere whose place is sure. */
export function givesRange({ to }: EntityUpdate<Fields>): boolean {
  return to.status === undefined && isRange(to);
}

type Change = EntityChange<TextSelection, Fields>;

/** Whether a Selection stands on other words after a change than before. */
export const takesPlace = (change: Change): boolean =>
  change.action === 'update' ? givesRange(change) : change.action !== 'delete';

/** Whether a Selection stands on its words no more after a change. */
export const leavesPlace = (change: Change): boolean =>
  change.action === 'update' ? givesRange(change) : change.action === 'delete';
