import type { Run } from '../driver/run-viewer';

/** The middle of some numbers, undefined of none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/** Medians over the rounds of one benchmark. */
export interface Medians {
  /** Of one figure of a viewer in a scenario. */
  of(scenario: string, viewer: string, figure: string): number | undefined;
  /** One figure divided by another, both in the same scenario unless said otherwise. */
  ratio(figure: string, over: Place, under: Place): number | undefined;
  /** Viewers that took part in a scenario, in the order of their first run of round 0. */
  viewersIn(scenario: string): readonly string[];
  runs(scenario: string, viewer: string): readonly Run[];
}

/** A viewer in a scenario. */
export type Place = readonly [scenario: string, viewer: string];

/** Reads the medians out of runs. */
export function mediansOf(all: readonly Run[]): Medians {
  const runs = (scenario: string, viewer: string): Run[] =>
    all.filter((run) => run.scenario === scenario && run.viewer === viewer);
  const of = (scenario: string, viewer: string, figure: string): number | undefined =>
    median(runs(scenario, viewer).flatMap(({ figures }) => figures[figure] ?? []));
  return {
    of,
    runs,
    ratio(figure, over, under) {
      const [a, b] = [of(...over, figure), of(...under, figure)];
      return a === undefined || b === undefined || b === 0 ? undefined : a / b;
    },
    viewersIn: (scenario) => [
      ...new Set(all.filter((run) => run.scenario === scenario).map(({ viewer }) => viewer)),
    ],
  };
}
