import { NO_ASIDES, type Asides } from '../pages/asides';
import { pageFrom, type PageSource } from '../pages/page-source';
import type { PageText } from '../pages/page-text';
import { runningElements } from './document-running-lines';
import { markFootnotesOfPage } from './footnotes';
import { NOTES, type LineTable } from './line-table';
import { outerLinesOf, type OuterPage } from './outer-lines';
import { overlayAmong, overlayCandidates, overlayTimes, type OverlayCandidate } from '../pages/overlay';
import { inColumnOrder } from './column-order';
import { mainTurn } from '../pages/page-direction';
import { areEnoughMargins, marginOf, textElements } from './page-flows';
import { readLines } from './read-lines';
import { areHeadings, headingEvidence, marginNotes, type HeadingEvidence } from './side-headings';
import { addHeights, usualHeight, type Heights } from '../pages/usual-height';

/** Pages on either side that decide about what stands aside on a page: it is the same whoever else has been read. */
export const ASIDE_REACH = 4;

/** Answers what stands aside on a page. */
export type PageAsides = (page: number) => Asides;

/** What is remembered of a page; its text need not be. */
interface PageFacts {
  /** Looked for only where it is wanted: pages may have their running lines with them. */
  outer: OuterPage | undefined;
  readonly heights: Heights;
  readonly overlay: readonly OverlayCandidate[];
  /** What its margins have, by the height of the text. */
  readonly margins: Map<number, MarginFacts>;
}

interface MarginFacts {
  /** Whether there are notes. */
  readonly hasNotes: boolean;
  readonly evidence: HeadingEvidence;
}

/**
 * Looks for what stands aside in a text whose pages have `boxes`, for one page after the other: only the `ASIDE_REACH` pages on either
 * side are asked for; pages that are not there take no part. A page that has its running lines or its overlay with it keeps these.
 */
export function createPageAsides(pages: PageSource): PageAsides {
  const known = new Map<number, PageFacts>();
  const factsOf = (page: number): PageFacts | undefined => {
    const kept = known.get(page);
    if (kept) return kept;
    const text = page < 0 ? undefined : pageFrom(pages, page);
    if (!text) return undefined;
    const made = {
      outer: undefined,
      heights: addHeights(new Map(), text),
      overlay: text.overlay ? [] : overlayCandidates(text),
      margins: new Map<number, MarginFacts>(),
    };
    known.set(page, made);
    return made;
  };
  return (page) => {
    const own = pageFrom(pages, page);
    if (!own) return NO_ASIDES;
    const around = new Map<number, PageFacts>();
    for (let at = page - ASIDE_REACH; at <= page + ASIDE_REACH; at += 1) {
      const facts = factsOf(at);
      if (facts) around.set(at, facts);
    }
    const height = usualHeight([...around.values()].map(({ heights }) => heights));
    const view: View = { pages, around, running: undefined, height };
    const read = readApart(own, view, page, () => openHeightOf(page - 1, view));
    return read.asides;
  };
}

interface View {
  readonly pages: PageSource;
  readonly around: ReadonlyMap<number, PageFacts>;
  /** The running lines of the pages around, once they have been looked for. */
  running: ReadonlyMap<number, ReadonlySet<number>> | undefined;
  /** Height of the letters of the text. */
  readonly height: number;
}

function runningIn(view: View): ReadonlyMap<number, ReadonlySet<number>> {
  if (view.running) return view.running;
  const outer = new Map<number, OuterPage>();
  for (const [page, facts] of view.around) {
    const text = facts.outer ? undefined : pageFrom(view.pages, page);
    if (text) facts.outer = outerLinesOf(text, page);
    if (facts.outer) outer.set(page, facts.outer);
  }
  return (view.running = runningElements(outer));
}

/** Height of the letters of a footnote that may go on after a page, which is looked at for itself. */
function openHeightOf(page: number, view: View): number {
  const text = view.around.has(page) ? pageFrom(view.pages, page) : undefined;
  return text ? readApart(text, view, page, () => NaN).open : NaN;
}

function readApart(
  text: PageText,
  view: View,
  page: number,
  openHeight: () => number,
): { readonly asides: Asides; readonly open: number } {
  const { around, height } = view;
  const own = around.get(page);
  const running = new Set(text.running ?? runningIn(view).get(page));
  const times = overlayTimes(Array.from(around.values(), (facts) => facts.overlay));
  const overlay = new Set(text.overlay ?? overlayAmong(own?.overlay ?? [], times));
  for (const element of running) overlay.delete(element);
  const elements = textElements(text, new Set([...running, ...overlay]));
  const margin = new Set(height > 0 && hasMarginNotes(view) ? marginOf(text, elements, height) : []);
  const body = elements.filter((element) => !margin.has(element));
  const table = readLines([text], () => ({ body: [{ elements: inColumnOrder(text, body) }], margin: [] }));
  const open = markFootnotesOfPage(text, table, height, openHeight);
  return { asides: { running, overlay, notes: notesOf(table), margin }, open };
}

/** Whether enough of the pages around have notes in their margins, which are not the headings of articles: those are read with the text. */
function hasMarginNotes({ pages, around, height }: View): boolean {
  const found: MarginFacts[] = [];
  for (const [page, { margins }] of around) {
    const text = margins.has(height) ? undefined : pageFrom(pages, page);
    if (text) margins.set(height, marginFactsOf(text, height));
    const facts = margins.get(height);
    if (facts) found.push(facts);
  }
  const count = found.filter(({ hasNotes }) => hasNotes).length;
  return areEnoughMargins(count, around.size) && !areHeadings(found.map(({ evidence }) => evidence));
}

function marginFactsOf(page: PageText, height: number): MarginFacts {
  const elements = textElements(page, undefined);
  const margin = new Set(marginOf(page, elements, height));
  const body = elements.filter((element) => !margin.has(element));
  const notes = marginNotes(page, [...margin], mainTurn(page));
  return { hasNotes: margin.size > 0, evidence: headingEvidence(page, notes, body) };
}

function notesOf({ lines, stream, first, element }: LineTable): ReadonlySet<number> {
  const notes = new Set<number>();
  for (let line = 0; line < lines; line += 1)
    if (stream[line] === NOTES)
      for (let at = first[line] ?? 0; at < (first[line + 1] ?? 0); at += 1) notes.add(element[at] ?? 0);
  return notes;
}
