/** Where the query client keeps the user's sessions. */
export const SESSIONS_KEY = ['sessions'] as const;
