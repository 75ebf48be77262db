/** One or more settings have a value the server cannot work with; the message has one line for each, by name. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
  }
}
