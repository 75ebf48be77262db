import type { UserRef } from '@glossator/client-sdk/contract';
import type { EventBase } from '../store/origin';

/** Events about the people of the Code. */
export type PeopleEvent = EventBase<'people/listed'> & {
  readonly codeId: number;
  readonly items: readonly UserRef[];
};
