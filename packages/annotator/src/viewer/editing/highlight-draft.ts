import { compareRanges, type TextRange } from '@glossator/document-text';
import type { ViewerEvents } from '../../core/ports/document-viewer';
import type { ViewerHighlight } from '../../core/ports/viewer-marks';
import type { Layout } from '../layout/layout';
import type { PaintedDraft } from '../marks/highlight-paint';
import type { MarkPainter } from '../marks/mark-painter';
import { settleSelection } from '../selecting/settled-selection';
import type { AsideText } from '../text/aside-text';
import type { TextStore } from '../text/text-store';

/** The highlight that is being changed, over the one that its owner has. */
export interface HighlightDraft {
  /** Its range as it is shown now; `undefined` where no highlight can be changed. */
  readonly range: TextRange | undefined;
  readonly id: number | undefined;
  /** Whether a change of it has not been published yet. */
  readonly isChanged: boolean;
  setHighlights(highlights: readonly ViewerHighlight[]): void;
  /** Another highlight than before is the one to change; false where it is the same one under another id. */
  setActive(id: number | undefined): boolean;
  change(range: TextRange): void;
  /** Publishes what has been changed, with its ends at the letters. */
  commit(): void;
  cancel(): void;
  close(): void;
}

/** What a draft works with. */
export interface HighlightDraftOptions {
  readonly layout: Pick<Layout, 'placeOf' | 'toClient'>;
  readonly texts: TextStore;
  readonly asides: AsideText;
  readonly marks: Pick<MarkPainter, 'setHighlights' | 'setDraft'>;
  /** Another range is shown. */
  readonly onShown: () => void;
  /** A range has come to rest at the letters. */
  readonly onSettled: (from: TextRange, to: TextRange) => void;
  readonly onMoving: (isMoving: boolean) => void;
  readonly onMoved: (moved: ViewerEvents['highlightMoved']) => void;
}

type Changed = { -readonly [Key in keyof PaintedDraft]: PaintedDraft[Key] };

/** Makes a draft of no highlight. */
export function createHighlightDraft(options: HighlightDraftOptions): HighlightDraft {
  const { marks, texts, asides, layout } = options;
  let highlights: readonly ViewerHighlight[] = [];
  let own: ViewerHighlight | undefined;
  let draft: Changed | undefined;
  // At rest, while it is read what it says.
  let settling: Changed | undefined;
  let isMoving = false;
  let isClosed = false;

  const setMoving = (next: boolean): void => {
    if (next === isMoving) return;
    isMoving = next;
    options.onMoving(next);
  };
  const show = (): void => {
    marks.setDraft(draft ?? settling);
    options.onShown();
  };
  /** What goes over a page break is shown without running lines as soon as they are known. */
  const leaveOutAsides = async (range: TextRange): Promise<void> => {
    const pages = [range.startPage, range.endPage].filter((page) => !asides.on(page));
    if (range.startPage === range.endPage || pages.length === 0) return;
    await asides.load(pages);
    if (isClosed || draft?.range !== range) return;
    marks.setDraft(undefined);
    marks.setDraft(draft);
  };
  const settle = async (done: Changed): Promise<void> => {
    const settled = await settleSelection(done.range, texts, asides, layout).catch(() => undefined);
    if (isClosed) return;
    const made = settled?.text.trim() === '' ? undefined : settled;
    if (made) options.onSettled(done.range, made.range);
    if (!draft) setMoving(false);
    const before = highlights.find(({ id }) => id === done.id);
    if (made && before && compareRanges(made.range, before.range) !== 0)
      options.onMoved({ id: done.id, range: made.range, text: made.text });
    // Its owner has it by now, or has refused it.
    if (settling === done) settling = undefined;
    show();
  };

  return {
    get range() {
      return [draft, settling].find((changed) => changed && changed.id === own?.id)?.range ?? own?.range;
    },
    get id() {
      return own?.id;
    },
    get isChanged() {
      return draft !== undefined;
    },
    setHighlights(list) {
      highlights = list;
      marks.setHighlights(list);
      own = list.find(({ id }) => id === own?.id) ?? own;
      options.onShown();
    },
    setActive(id) {
      const next = id === undefined ? undefined : highlights.find((highlight) => highlight.id === id);
      // One that has just been saved has another id than before.
      const isSame = next && own && (next.id === own.id || compareRanges(next.range, own.range) === 0);
      if (isSame)
        for (const changed of [draft, settling]) if (changed && changed.id === own?.id) changed.id = next.id;
      own = next;
      show();
      return isSame !== true;
    },
    change(range) {
      if (!own) return;
      draft = { id: own.id, range };
      setMoving(true);
      show();
      void leaveOutAsides(range).catch(() => undefined);
    },
    commit() {
      const done = draft;
      draft = undefined;
      if (!done) return;
      settling = done;
      void settle(done);
    },
    cancel() {
      draft = undefined;
      setMoving(false);
      show();
    },
    close() {
      isClosed = true;
      draft = undefined;
      setMoving(false);
    },
  };
}
