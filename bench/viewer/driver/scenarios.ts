import { FLOOR, OURS, STOCK } from './viewers';

/** What is done with a viewer, in this order; every run has a browser of its own. */
export type Step =
  'open' | 'jump' | 'zoomIn' | 'zoomOut' | 'home' | 'scroll' | 'weigh' | 'add' | 'find' | 'findAgain';

/** One kind of run. */
export interface Scenario {
  readonly name: string;
  readonly pageCount: number;
  readonly steps: readonly Step[];
  /** The file of highlights is fetched before opening, and so many of them are shown. */
  readonly highlights: number | undefined;
  /** Only these viewers; all when absent. */
  readonly only?: readonly string[];
}

/** How many highlights are many. */
export const MANY = 10_000;
/** The law that is scrolled, zoomed, searched and highlighted. */
export const MAIN_LAW = 1500;

const SCROLLED: readonly Step[] = ['jump', 'add', 'zoomIn', 'zoomOut', 'home', 'scroll', 'weigh'];
const HIGHLIGHTING = [OURS, 'highlighter', 'embedpdf'];

/** All runs of a round, for laws of these lengths. A quick round has ours and stock pdf.js only. */
export function scenariosOf(pageCounts: readonly number[], isQuick: boolean): readonly Scenario[] {
  const opening = pageCounts
    .filter((pageCount) => pageCount !== MAIN_LAW)
    .map((pageCount): Scenario => {
      const steps: readonly Step[] = pageCount > 20 ? ['open', 'jump', 'weigh'] : ['open', 'weigh'];
      return { name: `${pageCount} pages`, pageCount, steps, highlights: undefined };
    });
  if (!pageCounts.includes(MAIN_LAW)) return opening;
  const main: Scenario = {
    name: `${MAIN_LAW} pages`,
    pageCount: MAIN_LAW,
    steps: ['open', ...SCROLLED.filter((step) => step !== 'add'), 'find', 'findAgain'],
    highlights: undefined,
  };
  const highlighted = [0, MANY].map((highlights): Scenario => ({
    name: `${highlights} highlights`,
    pageCount: MAIN_LAW,
    steps: ['open', ...SCROLLED],
    highlights,
    only: HIGHLIGHTING,
  }));
  const all = [...opening, main, ...highlighted];
  return isQuick ? all.map((one) => ({ ...one, only: one.only ? [OURS] : [OURS, STOCK] })) : all;
}

/** The floor has no pages to scroll. */
export function stepsFor(viewer: string, { steps }: Scenario): readonly Step[] {
  return viewer === FLOOR
    ? steps.filter((step) => ['open', 'jump', 'zoomIn', 'weigh'].includes(step))
    : steps;
}
