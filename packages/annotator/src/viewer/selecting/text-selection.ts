import { endOf, startOf, type TextRange } from '@glossator/document-text';
import type { ViewerSelection } from '../../core/ports/document-viewer';
import type { Layout } from '../layout/layout';
import type { ScrollPane } from '../layout/scroll-pane';
import type { GestureArbiter } from '../pointer/gesture-arbiter';
import type { PageDeck } from '../pages/page-deck';
import type { AsideText } from '../text/aside-text';
import type { TextStore } from '../text/text-store';
import { isBlank } from './blank-page';
import { createCaretMode } from './caret-mode';
import { createCaretView } from './caret-view';
import type { Carets } from './carets';
import { watchClipboardKeys } from './clipboard-keys';
import { createMouseSelection } from './mouse-selection';
import { dropNativeSelection } from './native-selection';
import { watchNativeSelection } from './native-watch';
import { createSelectedText } from './selected-text';
import { firstPlaceInSight } from './first-place';
import { createTouchSelection } from './touch-selection';
import type { LiveRegion } from './live-region';

/** What is selected, whichever way; it stays selected while its pages scroll away. */
export interface TextSelectionTool {
  readonly range: TextRange | undefined;
  /** Selects a range as if the reader had done so. */
  select(range: TextRange): void;
  setCaretMode(isOn: boolean): void;
  clear(): void;
  /** Pages have been laid out anew: what stands over them moves along. */
  place(): void;
  destroy(): void;
}

/** What the tool works with. */
export interface TextSelectionOptions {
  readonly pane: ScrollPane;
  readonly arbiter: GestureArbiter;
  readonly layout: Layout;
  readonly deck: PageDeck;
  readonly texts: TextStore;
  readonly asides: AsideText;
  readonly carets: Carets;
  readonly liveRegion: LiveRegion;
  readonly pageCount: number;
  /** Paints the range; called at every move. */
  readonly paint: (range: TextRange | undefined) => void;
  /** The place of the active search hit, where a caret may begin. */
  readonly activeHit: () => TextRange | undefined;
  /** What is selected is at rest, or gone. */
  readonly onSelection: (selection: ViewerSelection | undefined) => void;
  readonly onCaretMode: (isOn: boolean) => void;
  /** Somebody tried to select on a page that shows something but has no text; reported once. */
  readonly onTextless: (page: number) => void;
}

/** Brings mouse, touch, keys and screen reader selections to one range of text. */
export function createTextSelection(options: TextSelectionOptions): TextSelectionTool {
  const { pane, arbiter, layout, deck, carets } = options;
  let isTextlessReported = false;

  const selected = createSelectedText({
    ...options,
    isMouseActive: () => mouse.isActive,
    onShown: (range) => touch.place(range),
    onSettled(range) {
      if (!keys.isExtending) keys.put(endOf(range), startOf(range));
    },
  });
  const onTextless = (page: number): void => {
    const canvas = deck.get(page)?.canvas;
    if (isTextlessReported || !canvas || isBlank(canvas)) return;
    isTextlessReported = true;
    options.onTextless(page);
  };
  const clear = (): void => {
    dropNativeSelection(pane.root);
    selected.setLive(undefined);
  };
  const onLive = (range: TextRange | undefined): void => {
    if (range) selected.setLive(range);
    else clear();
  };
  const select = (range: TextRange): void => {
    selected.setLive(range);
    selected.rest();
  };

  const touch = createTouchSelection(pane, arbiter, layout, carets, {
    onLive,
    onRest: selected.rest,
    onTextless,
  });
  const mouse = createMouseSelection(pane, arbiter, carets, {
    onLive,
    onRest(range) {
      const place = !range && mouse.pressed ? carets.at(mouse.pressed) : undefined;
      if (range) selected.rest();
      else if (place) keys.put(place);
    },
    onTextless,
  });
  const keys = createCaretMode({
    ...options,
    view: createCaretView(pane, layout, options.liveRegion),
    selected: () => selected.range,
    beginning: async () => {
      const hit = options.activeHit();
      return hit ? startOf(hit) : firstPlaceInSight(layout, carets, pane);
    },
    onLive,
    onRest: (range) => range && selected.rest(),
    onToggle: options.onCaretMode,
  });
  const native = watchNativeSelection(pane, arbiter, deck, {
    isBusy: () => mouse.isActive,
    range: () => selected.range,
    onSelected(found) {
      if (found.kind === 'range') {
        select(found.range);
        return;
      }
      selected.setLive(undefined);
      if (found.kind === 'elsewhere') return;
      const { x, y, width, height } = found.box;
      selected.publishForeign({ range: undefined, text: found.text, endBox: { x, y, width, height } });
    },
    onTapped: () => selected.setLive(undefined),
  });
  const clipboard = watchClipboardKeys(pane, {
    text: () => selected.quote,
    async selectAll() {
      const page = await readWholePage(layout.currentPage(), options);
      if (page) select(page);
    },
  });

  return {
    get range() {
      return selected.range;
    },
    select,
    setCaretMode: keys.setOn,
    clear,
    place() {
      keys.place();
      selected.place();
    },
    destroy() {
      selected.destroy();
      keys.setOn(false);
      for (const part of [keys, touch, mouse, native, clipboard]) part.destroy();
    },
  };
}

/** All text of a page; `undefined` where it has none. */
async function readWholePage(
  page: number,
  { carets, texts }: Pick<TextSelectionOptions, 'carets' | 'texts'>,
): Promise<TextRange | undefined> {
  await carets.read([page]);
  const elements = texts.peek(page)?.text.elements ?? [];
  const last = elements.length - 1;
  if (last < 0) return undefined;
  return {
    startPage: page,
    startElement: 0,
    startCharacter: 0,
    endPage: page,
    endElement: last,
    endCharacter: elements[last]?.length ?? 0,
  };
}
