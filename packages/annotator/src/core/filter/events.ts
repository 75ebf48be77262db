import type { EventBase } from '../store/origin';
import type { AnnotationFilter } from './state';

/** Events about the filter of the annotations. */
export type FilterEvent = EventBase<'filter/changed'> & { readonly filter: AnnotationFilter };
