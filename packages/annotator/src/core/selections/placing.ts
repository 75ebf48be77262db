import type { TextSelection } from '@glossator/client-sdk/contract';
import {
  ASIDE_REACH,
  createPageAsides,
  createReanchor,
  isQuoteOf,
  rangeProblem,
  listsOf,
} from '@glossator/document-text';
import type { PageText, TextRange } from '@glossator/document-text';
import type { DocumentViewer } from '../ports/document-viewer';
import type { CommandContext } from '../annotator-feature';
import type { AnnotatorState } from '../features';
import { rangeOf } from './list';
import { isUnported } from './selectors';

/** How many Selections are looked up between two looks at the state, at least ... */
const BATCH = 40;
/** ... and as a share of all: a look costs as much as there are of them, and so does telling of what was found. */
const SHARE = 0.02;

/** Looks up the quotes of loaded Selections in the open text (decisions.md section 3). */
export interface Placing {
  /** Starts, unless it runs already or there is nothing to look up. */
  readonly check: () => void;
  readonly stop: () => void;
}

type Places = Record<number, TextRange | null>;

/** Makes a `Placing`. The nearest to the reading position come first; the whole text is read for lost quotes alone. */
export function createPlacing({ getState, dispatch, viewer, log }: CommandContext): Placing {
  let run: object | undefined;
  // The Selections of which there is nothing to look up.
  let done: AnnotatorState['selections'] | undefined;

  const placeAll = async (source: DocumentViewer, isCurrent: () => boolean) => {
    const pages = createPageCache(source);
    for (let batch = nextBatch(getState()); batch.length > 0; batch = nextBatch(getState())) {
      const places: Places = {};
      const lost: TextSelection[] = [];
      for (const item of batch) {
        await pages.read(item.startPage, item.endPage);
        if (!isCurrent()) return;
        let isThere = standsThere(item, pages.page);
        if (!isThere) {
          // The quote may have been taken without what stands aside from the text.
          await pages.readAsides(item.startPage, item.endPage);
          if (!isCurrent()) return;
          isThere = standsThere(item, pages.page);
        }
        if (isThere) places[item.id] = rangeOf(item);
        else lost.push(item);
      }
      const last = source.state.pageCount - 1;
      if (lost.length > 0) await pages.read(0, last);
      if (lost.length > 0) await pages.readAsides(0, last);
      if (!isCurrent()) return;
      const reanchor = createReanchor(pages.page);
      for (const item of lost) places[item.id] = reanchor(rangeOf(item), item.text) ?? null;
      dispatch({ type: 'selections/placed', origin: 'local', places });
    }
  };

  return {
    check() {
      const source = viewer();
      const { selections, documents } = getState();
      if (run !== undefined || source?.state.status !== 'ready' || documents.status !== 'ready') return;
      if (selections === done || nextBatch(getState()).length === 0) {
        done = selections;
        return;
      }
      const token = (run = {});
      const { activeId } = getState().documents;
      const isCurrent = () => run === token && getState().documents.activeId === activeId;
      void placeAll(source, isCurrent)
        .catch((error: unknown) => log.error('Quotes could not be looked up', error))
        .finally(() => {
          if (run === token) run = undefined;
        });
    },
    stop: () => {
      run = undefined;
    },
  };
}

function standsThere(item: TextSelection, page: (page: number) => PageText | undefined): boolean {
  const range = rangeOf(item);
  return rangeProblem(range, page) === undefined && isQuoteOf(item.text, range, page);
}

function nextBatch({ selections, view, documents }: AnnotatorState): readonly TextSelection[] {
  if (documents.status !== 'ready') return [];
  const reading = view.viewer.page - 1;
  return selections.items
    .filter((item) => !isUnported(item) && !item.area && selections.places[item.id] === undefined)
    .sort((a, b) => Math.abs(a.startPage - reading) - Math.abs(b.startPage - reading))
    .slice(0, Math.max(BATCH, selections.items.length * SHARE));
}

/** Page texts that were read; a page that cannot be read is one without text. */
function createPageCache(viewer: DocumentViewer) {
  const texts = new Map<number, PageText | undefined>();
  const looked = new Set<number>();
  const asidesOn = createPageAsides((page) => texts.get(page));
  const read = async (first: number, last: number) => {
    for (let page = Math.max(0, first); page <= Math.min(last, viewer.state.pageCount - 1); page += 1)
      if (!texts.has(page)) texts.set(page, await viewer.pageText(page).catch(() => undefined));
  };
  return {
    page: (page: number) => texts.get(page),
    read,
    /** Finds what stands aside on pages, for which the pages around them are read too. */
    async readAsides(first: number, last: number) {
      await read(first - ASIDE_REACH, last + ASIDE_REACH);
      for (let page = first; page <= last; page += 1) {
        const text = texts.get(page);
        if (text && !looked.has(page)) texts.set(page, { ...text, ...listsOf(asidesOn(page)) });
        looked.add(page);
      }
    },
  };
}
