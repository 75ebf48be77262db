/** What a section of the attack came to: every attempt either held or fell. */
export interface Tally {
  tried: number;
  held: number;
  fell: number;
  /** Why attempts fell, each reason once. */
  readonly reasons: Set<string>;
  /** What was measured, by name; the name says the unit. */
  readonly figures: Record<string, number>;
  /** Tables for people that the full form prints. */
  readonly tables: string[];
}

/** What a section runs with. */
export interface AttackContext {
  /** The form that is part of `npm test`: a few attempts of each kind, nothing measured in time. */
  readonly isShort: boolean;
  /** When sections that could go on forever end, on the clock of `performance.now()`. */
  readonly endsAt: number;
  /** Gives numbers from 0 to 1, the same for the same seed. */
  readonly random: () => number;
  /** Notes what became of `attempts` attempts; `why` says what was wrong where they fell. */
  judge(holds: boolean, why: string, attempts?: number): void;
  /** Keeps something measured. */
  figure(name: string, value: number): void;
  /** Keeps a table for people. */
  table(text: string): void;
}

/** One section of the attack. */
export interface Section {
  readonly name: string;
  /** What it tries, in a few words, for the table. */
  readonly what: string;
  run(context: AttackContext): Promise<void>;
}

/** An empty tally, and the ways to write into it. */
export function createTally(): { readonly tally: Tally } & Pick<AttackContext, 'judge' | 'figure' | 'table'> {
  const tally: Tally = { tried: 0, held: 0, fell: 0, reasons: new Set(), figures: {}, tables: [] };
  return {
    tally,
    judge(holds, why, attempts = 1) {
      tally.tried += attempts;
      tally[holds ? 'held' : 'fell'] += attempts;
      if (!holds) tally.reasons.add(why);
    },
    figure(name, value) {
      tally.figures[name] = value;
    },
    table(text) {
      tally.tables.push(text);
    },
  };
}
