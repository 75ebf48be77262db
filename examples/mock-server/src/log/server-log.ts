/** Where the server writes what it does: an object of facts, then a sentence. Never passwords, tokens or document text. */
export interface ServerLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
