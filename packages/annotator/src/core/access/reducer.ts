import type { Reducers } from '../store/reducers';

/** How the access follows events: a change counts only for the current user (specification section 4, live events). */
export const accessReducers: Reducers = {
  'access/granted': (state, { userId, userName, level, capabilities }) => {
    state.access = { userId, userName, level, capabilities };
  },
  'access/changed': ({ access }, { userId, level, capabilities }) => {
    if (userId !== access.userId) return;
    access.level = level;
    access.capabilities = capabilities;
  },
};
