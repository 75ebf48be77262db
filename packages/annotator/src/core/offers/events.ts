import type { EventBase } from '../store/origin';
import type { OffersState } from './state';

/** Events about what there is for the user. */
export type OffersEvent = EventBase<'offers/chosen'> & { readonly offers: OffersState };
