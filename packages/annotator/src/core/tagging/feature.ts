import { castDraft } from 'immer';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createTagging, type TaggingCommands } from './commands';
import type { TaggingEvent } from './events';
import { initialTagging, type TaggingState } from './state';

/** What is known of the tags of the Code; those of a Selection are a field of it. */
export const taggingFeature: AnnotatorFeature<'tagging', TaggingState, TaggingEvent, TaggingCommands> =
  defineFeature({
    name: 'tagging',
    initial: initialTagging,
    on: {
      'documents/reset': (tagging) => reset(tagging, initialTagging),
      'tagging/listed': (tagging, { codeId, tags }) => {
        tagging.known = castDraft({ codeId, tags });
      },
      'tagging/managed': (tagging, { isManaged }) => {
        tagging.isManaged = isManaged;
      },
    },
    create: createTagging,
  });
