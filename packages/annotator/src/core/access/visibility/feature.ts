import type { AnnotatorFeature } from '../../annotator-feature';
import { defineFeature } from '../../store/define-feature';
import { createVisibility, type VisibilityCommands } from './commands';
import type { VisibilityEvent } from './events';
import { initialVisibility, type VisibilityState } from './state';

/** Who sees what the user makes, and the question that publishing can raise. */
export const visibilityFeature: AnnotatorFeature<
  'visibility',
  VisibilityState,
  VisibilityEvent,
  VisibilityCommands
> = defineFeature({
  name: 'visibility',
  initial: initialVisibility,
  on: {
    'visibility/offered': (visibility, { isOffered }) => {
      visibility.isOffered = isOffered;
    },
    'visibility/chosen': (visibility, { visibility: chosen }) => {
      visibility.chosen = chosen;
    },
    'visibility/overlapFound': (visibility, { selectionId, publishedId }) => {
      visibility.inTheWay = { selectionId, publishedId };
    },
    'visibility/overlapSettled': (visibility) => {
      visibility.inTheWay = undefined;
    },
    'selections/saved': ({ inTheWay }, { temporaryId, saved }) => {
      if (inTheWay?.selectionId === temporaryId) inTheWay.selectionId = saved.id;
      if (inTheWay?.publishedId === temporaryId) inTheWay.publishedId = saved.id;
    },
    'selections/deleted': (visibility, { id }) => {
      const { inTheWay } = visibility;
      if (inTheWay?.selectionId === id || inTheWay?.publishedId === id) visibility.inTheWay = undefined;
    },
    'documents/opened': (visibility) => {
      visibility.inTheWay = undefined;
    },
    'documents/reset': (visibility) => {
      visibility.inTheWay = undefined;
    },
  },
  create: createVisibility,
});
