import { MAIN_LAW, MANY } from '../driver/scenarios';
import { OURS, STOCK } from '../driver/viewers';
import type { BundleSize, Weights } from './bundle-size';
import type { Medians } from './medians';

/** The last line of the benchmark. Undefined figures were not measured and are left out of the JSON as null. */
export interface Verdict {
  /** Ratios of ours to stock pdf.js: open at 3,000 pages; the others at 1,500. */
  readonly open3000: number | null;
  readonly jump: number | null;
  readonly zoom: number | null;
  readonly memory: number | null;
  /** The largest ratio of a figure of ours with 10,000 highlights to the same without. */
  readonly highlights10000: number | null;
  readonly scrollP95Ms: number | null;
  /** 0 to 1. */
  readonly blankShare: number | null;
  readonly nodes: number | null;
  readonly addHighlightMs: number | null;
  /** Until all hits of the first word searched for are counted: ratio to stock pdf.js. */
  readonly firstFind: number | null;
  readonly secondFindMs: number | null;
  /** Our code without pdf.js, scripts and styles: what is loaded to open, and with all that is loaded later. */
  readonly gzipToOpenKB: number;
  readonly gzipKB: number;
  /** Script files that were requested until the document was open, pdf.js's own among them: what is loaded later is not. */
  readonly scriptsToOpen: number | null;
}

/**
 * The figures that 10,000 highlights must not change. Adding one has a goal of its own in milliseconds: the ratio of two figures of about
 * one millisecond would say nothing.
 */
export const UNCHANGED_BY_HIGHLIGHTS = ['open', 'jump', 'zoom', 'scrollP95', 'rssMB', 'nodes'] as const;

/** The scenario names of the main law, without and with highlights. */
export const MAIN = `${MAIN_LAW} pages`;
export const WITHOUT = '0 highlights';
export const WITH = `${MANY} highlights`;

/** Draws the verdict out of the medians. */
export function verdictOf(medians: Medians, size: BundleSize): Verdict {
  const toStock = (figure: string, scenario = MAIN): number | null =>
    rounded(medians.ratio(figure, [scenario, OURS], [scenario, STOCK]));
  const ours = (figure: string, scenario = MAIN): number | null =>
    rounded(medians.of(scenario, OURS, figure));
  const changes = UNCHANGED_BY_HIGHLIGHTS.flatMap(
    (figure) => medians.ratio(figure, [WITH, OURS], [WITHOUT, OURS]) ?? [],
  );
  return {
    open3000: toStock('open', '3000 pages'),
    jump: toStock('jump'),
    zoom: toStock('zoom'),
    memory: toStock('rssMB'),
    highlights10000: changes.length === 0 ? null : rounded(Math.max(...changes)),
    scrollP95Ms: ours('scrollP95'),
    blankShare: ours('blank'),
    nodes: ours('nodes'),
    addHighlightMs: ours('add', WITH),
    firstFind: toStock('find'),
    secondFindMs: ours('findAgain'),
    gzipToOpenKB: kilobytes(size.toOpen),
    gzipKB: kilobytes(size.all),
    scriptsToOpen: ours('openScripts'),
  };
}

function kilobytes({ scripts, styles }: Weights): number {
  return Math.round((scripts + styles) * 10) / 10;
}

function rounded(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value * 1000) / 1000;
}
