import type { EventPayload } from '../storage/storage';

/**
 * What happened to a user's private annotations in a Code, numbered from 1 for each user (`number`), beside the change log: there it would take
 * numbers that others see. `id` is `userId:number`. The event names its entity by ids alone.
 */
export interface OwnEventRow {
  readonly id: string;
  readonly userId: number;
  readonly number: number;
  readonly at: string;
  readonly event: EventPayload;
}
