import type { PageArea } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import type {
  JumpOptions,
  Rotation,
  ViewerEvents,
  ViewerState,
  ViewPosition,
  ZoomScale,
} from '../ports/document-viewer';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { connectViewer } from './connect-viewer';
import { fitForNow } from './fit-for-now';
import { createPositionKeeper } from './position-keeper';
import { nextZoomStep } from './selectors';
import { VIEW_DELAY_MS } from './state';

/** What is done about page and zoom. */
export interface ViewCommands {
  /** Toolbar: jump to a page, from 1; brought into the document. Reaches the viewer after 200 ms. */
  readonly choosePage: (page: number) => void;
  /** Toolbar: the next (1) or previous (-1) page, as if scrolled to: nothing to go back from. Reaches the viewer after 200 ms. */
  readonly stepPage: (direction: 1 | -1) => void;
  /** Toolbar: a zoom; reaches the viewer after 200 ms. */
  readonly chooseZoom: (zoom: ZoomScale) => void;
  /** Toolbar: the next larger (1) or smaller (-1) step. */
  readonly stepZoom: (direction: 1 | -1) => void;
  /** Jumps immediately to a page (from 0), and `top` page units down in it. */
  readonly goToPage: (page: number, top?: number, options?: JumpOptions) => void;
  /** Jumps immediately to a range. */
  readonly goToRange: (range: TextRange, options?: JumpOptions) => void;
  readonly goToArea: (area: PageArea) => void;
  /** Shows a place again, and answers the one that is left for it; no jump. */
  readonly returnTo: (position: ViewPosition) => ViewPosition | undefined;
  /** Fits pages that are wider than the window to its width, until the returned function is called. */
  readonly fitForNow: () => () => void;
  /** Turns all pages by a quarter clockwise (1) or counterclockwise (-1). */
  readonly rotate: (direction: 1 | -1) => void;
  /** Keeps immediately what would be kept after 200 ms: the page is about to be left. */
  readonly keepPositionNow: () => void;
}

const ROTATIONS: readonly Rotation[] = [0, 90, 180, 270];

type Timer = 'page' | 'zoom' | 'follow' | 'keep';

/** Makes the commands of page and zoom. */
export function createView(context: CommandContext): AnnotatorParts<ViewCommands> {
  const { getState, dispatch, clock } = context;
  const timers = new Map<Timer, () => void>();
  const keeper = createPositionKeeper(context);

  const cancel = (name: Timer) => {
    timers.get(name)?.();
    timers.delete(name);
  };
  const delay = (name: Timer, work: () => void) => {
    cancel(name);
    const run = () => {
      timers.delete(name);
      work();
    };
    timers.set(name, clock.after(VIEW_DELAY_MS, run));
  };

  const keepNow = () => {
    cancel('keep');
    keeper.keepNow();
  };

  /** The toolbar catches up with the viewer, except where the user is about to change something. */
  const catchUp = () => {
    const { viewer, toolbar } = getState().view;
    const page = timers.has('page') ? toolbar.page : viewer.page;
    const zoom = timers.has('zoom') ? toolbar.zoom : viewer.zoom;
    if (page === toolbar.page && zoom === toolbar.zoom) return;
    dispatch({ type: 'view/toolbarFollowed', origin: 'local', page, zoom });
  };

  const chooseZoom = (zoom: ZoomScale) => {
    dispatch({ type: 'view/zoomChosen', origin: 'local', zoom });
    delay('zoom', () => context.viewer()?.setZoom(zoom));
  };
  const choosePage = (wanted: number, options?: JumpOptions) => {
    const { pageCount } = getState().view.viewer;
    const page = Math.min(Math.max(1, Math.round(wanted)), Math.max(1, pageCount));
    dispatch({ type: 'view/pageChosen', origin: 'local', page });
    delay('page', () => context.viewer()?.goTo({ page: page - 1 }, options));
  };
  const jumped = (page: number) => {
    cancel('page');
    dispatch({ type: 'view/pageJumped', origin: 'local', page: page + 1 });
  };

  const followViewer = (viewer: ViewerState) => {
    dispatch({ type: 'view/changed', origin: 'local', viewer });
    if (!timers.has('follow')) delay('follow', catchUp);
  };
  const followPosition = (position: ViewerEvents['position']) => {
    dispatch({ type: 'view/moved', origin: 'local', position });
    keeper.follow(position);
    delay('keep', keeper.keep);
  };
  /** Keeps the position and ends all that is delayed. */
  const stop = () => {
    keepNow();
    (['page', 'zoom', 'follow', 'keep'] as const).forEach(cancel);
  };

  return {
    commands: {
      choosePage: (page) => choosePage(page),
      stepPage: (direction) => choosePage(getState().view.toolbar.page + direction, { trail: 'step' }),
      chooseZoom,
      stepZoom(direction) {
        const { toolbar, viewer } = getState().view;
        chooseZoom(nextZoomStep(typeof toolbar.zoom === 'number' ? toolbar.zoom : viewer.scale, direction));
      },
      goToPage(page, top, options) {
        jumped(page);
        context.viewer()?.goTo(top === undefined ? { page } : { page, top }, options);
      },
      goToRange(range, options) {
        jumped(range.startPage);
        context.viewer()?.goTo({ range }, options);
      },
      goToArea(area) {
        jumped(area.page);
        context.viewer()?.goTo({ area });
      },
      returnTo(position) {
        cancel('page');
        return context.viewer()?.returnTo(position);
      },
      fitForNow: () => fitForNow(context),
      rotate(direction) {
        const { rotation } = getState().view.viewer;
        const turned = ROTATIONS[(ROTATIONS.indexOf(rotation) + direction + 4) % 4] ?? 0;
        context.viewer()?.setRotation(turned);
      },
      keepPositionNow: keepNow,
    },
    leaveDocument: stop,
    attachViewer: (viewer) => connectViewer(viewer, context, { followViewer, followPosition }),
    viewerDetached: stop,
    stop,
  };
}
