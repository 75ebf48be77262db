import { compareRanges, type Position, type TextRange } from '@glossator/document-text';
import type { KeyPress } from '../../core/ports/document-viewer';
import type { CaretMove } from '../selecting/caret-moves';
import type { CaretWalkOptions } from '../selecting/caret-walk';
import { boxOfLine } from '../selecting/carets';
import type { HandleSide } from '../selecting/drag-handles';
import { createLaterWalk } from '../selecting/later-walk';
import type { LiveRegion } from '../selecting/live-region';
import type { EndHandles } from './end-handles';
import type { HighlightDraft } from './highlight-draft';
import { endKey, placeOfSide, withMovedEnd } from './moved-end';

/** Moving an end of a highlight by keys, one step after the other. */
export interface EndKeys {
  /** Moves an end as a key says; false where the key means nothing here. */
  move(press: KeyPress, range: TextRange, side: HandleSide): boolean;
  /** Scrolls so that a place can be seen. */
  reveal(at: Position): void;
  /** A range that keys have left has come to rest at the letters. */
  onSettled(from: TextRange, to: TextRange): void;
  /** The end was moved by something else: the next key begins at the letters. */
  forget(): void;
  destroy(): void;
}

/** What keys move ends with. */
export interface EndKeysOptions extends CaretWalkOptions {
  readonly liveRegion: LiveRegion;
  readonly draft: Pick<HighlightDraft, 'range' | 'id' | 'change'>;
  readonly handles: Pick<EndHandles, 'focused'>;
  readonly isDragged: () => boolean;
  /** A step has been made. */
  readonly onStep: () => void;
}

/** No key has been pressed yet. */
export function createEndKeys(options: EndKeysOptions): EndKeys {
  const { layout, texts, carets, draft } = options;
  const walk = createLaterWalk(options);
  // Where keys have brought an end of `of`: blanks that no highlight ends with count for the next step.
  let caret: { side: HandleSide; at: Position; of: TextRange } | undefined;
  let moves: Promise<void> = Promise.resolve();
  let isDestroyed = false;

  const reveal = (at: Position): void => {
    const line = carets.lineOf(at);
    if (line) layout.reveal(line.page, boxOfLine(line));
  };
  const step = async (side: HandleSide, key: CaretMove): Promise<void> => {
    const { range, id } = draft;
    if (!range || options.isDragged()) return;
    const resumed = caret?.side === side && compareRanges(caret.of, range) === 0 ? caret : undefined;
    if (!resumed) walk.startAnew();
    const from = resumed?.at ?? placeOfSide(range, side);
    await carets.read([from.page]);
    const to = await walk.to(from, key);
    if (isDestroyed || draft.id !== id || options.isDragged()) return;
    const moved = withMovedEnd(range, side, to, (page) => texts.peek(page)?.text);
    if (!moved) return;
    caret = { side, at: to, of: moved };
    draft.change(moved);
    options.onStep();
    reveal(to);
    // A handle that has the focus announces itself where it is.
    if (options.handles.focused === undefined) options.liveRegion.announce(await walk.passed(from, to, key));
  };

  return {
    move(press, range, side) {
      const { element, page } = placeOfSide(range, side);
      const key = endKey(press, texts.peek(page)?.shapes[element]?.isRtl ?? false);
      if (!key) return false;
      moves = moves.then(() => step(side, key)).catch(() => undefined);
      return true;
    },
    reveal,
    onSettled(from, to) {
      if (caret?.of === from) caret = { ...caret, of: to };
    },
    forget() {
      caret = undefined;
    },
    destroy() {
      isDestroyed = true;
    },
  };
}
