/** Key of the persisted log-in state. */
export const SESSION_KEY = 'glossator.session';
