/** Where mishaps are written that the user need not see. */
export interface HostLog {
  warn(message: string, details?: unknown): void;
  error(message: string, details?: unknown): void;
}

/** Writes to the browser's console, for whoever looks into a complaint. */
export function createConsoleLog(
  { warn, error }: Pick<Console, 'warn' | 'error'> = globalThis.console,
): HostLog {
  return {
    warn: (message, details) => warn(message, details ?? ''),
    error: (message, details) => error(message, details ?? ''),
  };
}
