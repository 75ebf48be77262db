import type { EventBase } from '../store/origin';
import type { Notice } from './state';

/** Events about messages to the user. */
export type NoticesEvent =
  | (EventBase<'notices/raised'> & Omit<Notice, 'id'>)
  | (EventBase<'notices/dismissed'> & { readonly id: number });
