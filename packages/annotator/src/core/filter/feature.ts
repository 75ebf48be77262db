import { type AnnotationFilter, initialFilter } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createFilter, type FilterCommands } from './commands';
import type { FilterEvent } from './events';

/** How the filter follows events. */
export const filterFeature: AnnotatorFeature<'filter', AnnotationFilter, FilterEvent, FilterCommands> =
  defineFeature({
    name: 'filter',
    initial: initialFilter,
    on: {
      'filter/changed': (filter, { filter: wanted }) => reset(filter, wanted),
      'legend/changed': (filter, { replaced }) => {
        if (replaced)
          filter.colors = filter.colors.map((color) => (color === replaced.from ? replaced.to : color));
      },
      'documents/reset': (filter) => {
        reset(filter, initialFilter);
      },
    },
    create: createFilter,
  });
