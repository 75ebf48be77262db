/**
 * The version of the recognizer: raise it when it finds other units or passages in the same text, or users
 * of it make others of them (titles of margins, say), since structures are stored.
 */
export const STRUCTURE_VERSION = 12;
