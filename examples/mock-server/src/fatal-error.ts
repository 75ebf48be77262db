/** Whether the operating system refused something: a port that is taken, a folder that cannot be written. Its message says what and where. */
function isRefusalOfSystem(error: Error): boolean {
  return 'syscall' in error && 'errno' in error;
}

/** Errors whose message is all that a person needs to act. */
const EXPECTED = /^(?:ConfigError$|Move|Storage|Missing|Wrong|ServiceUnavailable)/;

/** What a program says of the error that ends it: a line a person can act on; the stack only where the cause is unknown. */
export function fatalMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = EXPECTED.test(error.name) || isRefusalOfSystem(error);
  return isExpected ? error.message : (error.stack ?? error.message);
}
