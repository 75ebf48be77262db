import type { RangeList, TextRange } from '@glossator/document-text';
import type { ViewerHighlight } from '../../core/ports/viewer-marks';
import type { MarkPainter } from '../marks/mark-painter';
import type { ReaderTools } from './document-session-options';

/** What waits for the tools. */
export interface LaterToolsOptions {
  /** Paints what is set until they are there. */
  readonly marks: Pick<MarkPainter, 'setHighlights' | 'setActive' | 'setHits'>;
  /** Loads the tools and makes them. */
  readonly load: () => Promise<ReaderTools>;
  /** They could not be loaded. */
  readonly onFailed: (error: unknown) => void;
}

/** The tools of a document, and what loads them. */
export interface LaterTools extends ReaderTools {
  /** A page can be seen, or will be soon: the reader may want to select on it at any moment. */
  begin(): void;
}

/** What was set or asked for before the tools were there. */
interface Asked {
  highlights: readonly ViewerHighlight[];
  active: readonly [id: number | undefined, isEditable: boolean];
  hits: readonly [hits: RangeList, active: number | undefined];
  selected: TextRange | undefined;
  isCaretOn: boolean;
  isAreaOn: boolean;
}

/**
 * What the reader does on the pages, loaded while the first of them is drawn: what is marked is shown without it.
 */
export function createLaterTools({ marks, load, onFailed }: LaterToolsOptions): LaterTools {
  let made: ReaderTools | undefined;
  let loading: Promise<void> | undefined;
  let isDestroyed = false;
  const asked: Asked = {
    highlights: [],
    active: [undefined, false],
    hits: [[], undefined],
    selected: undefined,
    isCaretOn: false,
    isAreaOn: false,
  };

  const start = async (): Promise<void> => {
    const tools = await load();
    if (isDestroyed) {
      tools.destroy();
      return;
    }
    made = tools;
    tools.editing.setHighlights(asked.highlights);
    tools.setActiveHighlight(...asked.active);
    tools.setSearchHits(...asked.hits);
    if (asked.selected) tools.selection.select(asked.selected);
    if (asked.isCaretOn) tools.selection.setCaretMode(true);
    if (asked.isAreaOn) tools.areas.set(true);
  };
  const begin = (): void => {
    loading ??= start().catch((error: unknown) => {
      // They are loaded anew with the next page, or the next that is asked for.
      loading = undefined;
      if (!isDestroyed) onFailed(error);
    });
  };

  return {
    begin,
    selection: {
      select(range) {
        asked.selected = range;
        if (made) made.selection.select(range);
        else begin();
      },
      clear() {
        asked.selected = undefined;
        made?.selection.clear();
      },
      setCaretMode(isOn) {
        asked.isCaretOn = isOn;
        if (made) made.selection.setCaretMode(isOn);
        else if (isOn) begin();
      },
    },
    areas: {
      set(isOn) {
        asked.isAreaOn = isOn;
        if (made) made.areas.set(isOn);
        else if (isOn) begin();
      },
    },
    editing: {
      setHighlights(highlights) {
        asked.highlights = highlights;
        if (made) made.editing.setHighlights(highlights);
        else marks.setHighlights(highlights);
      },
      press: (press) => made?.editing.press(press) ?? false,
    },
    setActiveHighlight(...active) {
      asked.active = active;
      if (made) made.setActiveHighlight(...active);
      else marks.setActive(active[0], undefined);
    },
    setSearchHits(...hits) {
      asked.hits = hits;
      if (made) made.setSearchHits(...hits);
      else marks.setHits(...hits);
    },
    place: () => made?.place(),
    onScroll: () => made?.onScroll(),
    destroy() {
      isDestroyed = true;
      made?.destroy();
    },
  };
}
