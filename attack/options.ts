import { parseArgs } from 'node:util';
import { TEST_SEED } from '../examples/mock-server/src/testing/seeded-random';
import { SECTIONS, SHORT, type SectionName } from './section-names';

/** What is attacked, and for how long. */
export interface AttackOptions {
  readonly sections: readonly SectionName[];
  readonly isShort: boolean;
  /** Minutes that sections without an end of their own take together. */
  readonly minutes: number;
  readonly seed: number;
}

/** Options that make no sense; its message is one sentence that says what was wrong. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}

const DEFAULT_MINUTES = 10;
const MOST_MINUTES = 600;

/** Reads `--only matrix,input --minutes 2 --seed 7 --short`. Throws `OptionsError`. */
export function readOptions(args: readonly string[]): AttackOptions {
  const { only, minutes, seed, short: isShort } = parse(args);
  const chosen: readonly string[] = only?.split(',') ?? (isShort ? SHORT : SECTIONS);
  const known: readonly string[] = SECTIONS;
  const unknown = chosen.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new OptionsError(
      `There is no section "${unknown.join('", "')}": --only takes ${known.join(', ')}.`,
    );
  if (isShort && chosen.includes('load'))
    throw new OptionsError('The section load measures time and has no short form.');
  return {
    sections: SECTIONS.filter((name) => chosen.includes(name)),
    isShort,
    minutes: numberOf('--minutes', minutes ?? String(DEFAULT_MINUTES), MOST_MINUTES),
    seed: numberOf('--seed', seed ?? String(isShort ? TEST_SEED : 1 + Math.floor(Math.random() * 1e9)), 1e9),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        minutes: { type: 'string' },
        seed: { type: 'string' },
        short: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new OptionsError(`${sentence.replace(/\.$/, '')}: use --only, --minutes, --seed and --short.`);
  }
}

function numberOf(name: string, text: string, most: number): number {
  const number = Number(text);
  if (text.trim() !== '' && number > 0 && number <= most) return number;
  throw new OptionsError(`${name} "${text}" is no number above 0 and up to ${most}.`);
}
