/** Where the query client keeps the user's profile. */
export const PROFILE_KEY = ['profile'] as const;
/** Where the query client keeps the user's files and what they take of the storage. */
export const FILES_KEY = ['files'] as const;
/** Where the query client keeps the user's sessions. */
export const SESSIONS_KEY = ['sessions'] as const;
