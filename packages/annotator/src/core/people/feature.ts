import { castDraft } from 'immer';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createPeople, type PeopleCommands } from './commands';
import type { PeopleEvent } from './events';
import { initialPeople, type PeopleState } from './state';

/** Who can be mentioned, read whenever a comment is begun. */
export const peopleFeature: AnnotatorFeature<'people', PeopleState, PeopleEvent, PeopleCommands> =
  defineFeature({
    name: 'people',
    initial: initialPeople,
    on: {
      'documents/reset': (people) => reset(people, initialPeople),
      'people/listed': (people, { codeId, items }) => {
        reset(people, castDraft({ codeId, items }));
      },
    },
    create: createPeople,
  });
