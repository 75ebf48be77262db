import type { Tally } from '../section';
import { alignedRows } from './aligned-rows';

/** Reasons that are shown of one section; a hole that is wide open has thousands. */
const SHOWN_REASONS = 40;

/** What one section came to. */
export interface SectionResult {
  readonly name: string;
  readonly what: string;
  readonly tally: Tally;
  readonly seconds: number;
}

/** The table for people: what was tried, what held, what fell, and why. */
export function tableOf(results: readonly SectionResult[]): string {
  const rows = results.map(({ name, tally: { tried, held, fell }, seconds }) => [
    name,
    String(tried),
    String(held),
    String(fell),
    `${seconds} s`,
  ]);
  return [
    ...alignedRows([['', 'tried', 'held', 'fell', 'took'], ...rows]),
    ...results.flatMap(reasonsOf),
  ].join('\n');
}

/** The last line: the counts and figures of each section, and what fell of all. */
export function summaryOf(results: readonly SectionResult[], seed: number): string {
  const sections = results.map(({ name, tally: { tried, held, fell, figures } }) => [
    name,
    { tried, held, fell, ...figures },
  ]);
  return JSON.stringify({ seed, ...Object.fromEntries(sections), fell: fellOf(results) });
}

/** How many attempts fell in all sections together. */
export function fellOf(results: readonly SectionResult[]): number {
  return results.reduce((sum, { tally }) => sum + tally.fell, 0);
}

function reasonsOf({ name, tally: { reasons } }: SectionResult): string[] {
  const lines = [...reasons].slice(0, SHOWN_REASONS).map((reason) => `${name} fell: ${reason}`);
  const more = reasons.size - lines.length;
  return more > 0 ? [...lines, `${name} fell: ${more} more`] : lines;
}
