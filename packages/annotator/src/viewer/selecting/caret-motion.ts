import type { Position, TextRange } from '@glossator/document-text';
import type { CaretKey } from './caret-keys';
import type { CaretView } from './caret-view';
import type { CaretWalkOptions } from './caret-walk';
import { createLaterWalk } from './later-walk';
import { rangeFrom } from './range-from';

/** A caret that keys move, and what they select with it. */
export interface CaretMotion {
  readonly focus: Position | undefined;
  /** Whether keys are changing what is selected at the moment. */
  readonly isExtending: boolean;
  /** Draws the caret where it is, or takes it away while the mode is off. */
  show(): void;
  /** Goes to where the mode begins, and reads the line aloud. */
  begin(): void;
  /** Keys come faster than pages are read; each resumes from where the one before has come to. */
  move(key: CaretKey, isExtending: boolean): void;
  /** What keys have selected is at rest. */
  rest(): void;
  /** The mouse, or somebody else, has put the caret there or selected from one place to another. */
  put(focus: Position, anchor?: Position): void;
  destroy(): void;
}

/** What a caret moves in, and who is notified. */
export interface CaretMotionOptions extends CaretWalkOptions {
  readonly view: CaretView;
  /** What is selected now, from the end that stays to the end that moves. */
  readonly selected: () => TextRange | undefined;
  /** Where the caret begins when nothing is selected and it is not in sight. */
  readonly beginning: () => Promise<Position | undefined>;
  readonly onLive: (range: TextRange | undefined) => void;
  /** The Shift key is up, or nothing was selected with it. */
  readonly onRest: (range: TextRange | undefined) => void;
}

/** A caret that is nowhere yet. `isShown` says whether it is drawn and read aloud. */
export function createCaretMotion(options: CaretMotionOptions, isShown: () => boolean): CaretMotion {
  const { layout, carets, view } = options;
  const walk = createLaterWalk(options);
  let isDestroyed = false;
  let focus: Position | undefined;
  let anchor: Position | undefined;
  let isExtending = false;
  let moves: Promise<void> = Promise.resolve();

  const queue = (work: () => Promise<void>): void => {
    moves = moves.then(work).catch(() => undefined);
  };
  const show = (): void => view.show(isShown() && focus ? carets.lineOf(focus) : undefined);
  const reveal = (position: Position): void => {
    const line = carets.lineOf(position);
    if (line) view.reveal(line);
  };
  const isInSight = ({ page }: Position): boolean => {
    const { first, last } = layout.visible();
    return page >= first && page <= last;
  };
  const findBeginning = async (): Promise<void> => {
    const selected = options.selected();
    if (selected) {
      const { startPage, startElement, startCharacter, endPage, endElement, endCharacter } = selected;
      anchor = { page: startPage, element: startElement, character: startCharacter };
      focus = { page: endPage, element: endElement, character: endCharacter };
    } else if (!focus || !isInSight(focus)) {
      focus = await options.beginning();
      anchor = undefined;
    }
    if (focus) await carets.read([focus.page]);
  };
  const move = async (key: CaretKey, hasShift: boolean): Promise<void> => {
    if (!focus) await findBeginning();
    const from = focus;
    if (!from) return;
    const to = await walk.to(from, key);
    if (isDestroyed) return;
    focus = to;
    if (hasShift) anchor ??= from;
    else anchor = undefined;
    options.onLive(anchor && rangeFrom(anchor, to));
    isExtending ||= hasShift;
    show();
    reveal(to);
    if (isShown()) view.announce(await walk.passed(from, to, key));
    if (!hasShift) options.onRest(undefined);
  };

  return {
    get focus() {
      return focus;
    },
    get isExtending() {
      return isExtending;
    },
    show,
    begin: () =>
      queue(async () => {
        await findBeginning();
        show();
        if (!focus) return;
        reveal(focus);
        view.announce(await walk.passed(focus, focus, { by: 'line', step: 1 }));
      }),
    move: (key, hasShift) => queue(() => move(key, hasShift)),
    rest: () =>
      queue(async () => {
        if (!isExtending) return;
        isExtending = false;
        // Published with the end that moves being the caret's, whichever comes first in the text.
        options.onRest(anchor && focus && rangeFrom(anchor, focus));
        await Promise.resolve();
      }),
    put(nextFocus, nextAnchor) {
      focus = nextFocus;
      anchor = nextAnchor;
      walk.startAnew();
      show();
    },
    destroy() {
      isDestroyed = true;
    },
  };
}
