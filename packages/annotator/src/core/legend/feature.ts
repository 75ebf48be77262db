import { castDraft } from 'immer';
import { initialLegend, type LegendState } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createLegend, type LegendCommands } from './commands';
import type { LegendEvent } from './events';

/** How the legend follows events. */
export const legendFeature: AnnotatorFeature<'legend', LegendState, LegendEvent, LegendCommands> =
  defineFeature({
    name: 'legend',
    initial: initialLegend,
    on: {
      'legend/changed': (legend, { entries }) => {
        legend.entries = castDraft(entries);
      },
      'documents/reset': (legend) => {
        reset(legend, initialLegend);
      },
    },
    create: createLegend,
  });
