import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends the bench with a sentence about its options. A trace would say nothing to who has typed them. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** The options of the command line by their names. Ends the bench where one is unknown or lacks its value. */
export function readCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
): ReturnType<typeof parseArgs<{ readonly options: Options }>>['values'] {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    // What follows the first line explains how shells pass options.
    return refuse(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

/** The number that an option has, 0 or more. Ends the bench where it is none. */
export function numberOf(option: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0)) refuse(`--${option} takes a number, not “${text}”.`);
  return value;
}

/** The regular expression that an option has. Ends the bench where it is none. */
export function expressionOf(option: string, text: string): RegExp {
  try {
    return new RegExp(text);
  } catch {
    return refuse(`--${option} takes a regular expression, not “${text}”.`);
  }
}

/** The names that an option lists with commas between them. Ends the bench where one is not among those that there are. */
export function namesOf<Name extends string>(
  option: string,
  text: string,
  known: readonly Name[],
): readonly Name[] {
  const isKnown = (name: string): name is Name => (known as readonly string[]).includes(name);
  return text
    .split(',')
    .filter((name) => name !== '')
    .map((name) =>
      isKnown(name) ? name : refuse(`--${option} takes ${known.join(', ')}; there is no “${name}”.`),
    );
}

/** The folder or file that an option names, as a whole path. Ends the bench where there is none. */
export function pathOf(option: string, path: string): string {
  const whole = resolve(path);
  if (!existsSync(whole)) refuse(`There is no ${whole}; --${option} says where to look.`);
  return whole;
}
