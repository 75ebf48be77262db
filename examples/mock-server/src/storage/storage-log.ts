/** Where the adapter reports what an operator should know; pino's shape. */
export interface StorageLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A log that keeps nothing. */
export const silentLog: StorageLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
