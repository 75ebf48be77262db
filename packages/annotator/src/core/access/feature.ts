import { type AccessState, initialAccess } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createAccess, type AccessCommands } from './commands';
import type { AccessEvent } from './events';

/** How the access follows events: a change counts only for the current user (specification section 4, live events). */
export const accessFeature: AnnotatorFeature<'access', AccessState, AccessEvent, AccessCommands> =
  defineFeature({
    name: 'access',
    initial: initialAccess,
    on: {
      'access/granted': (access, { userId, userName, level, capabilities }) => {
        reset(access, { userId, userName, level, capabilities });
      },
      'access/changed': (access, { userId, level, capabilities }) => {
        if (userId !== access.userId) return;
        access.level = level;
        access.capabilities = capabilities;
      },
    },
    create: createAccess,
  });
