import type {
  DEFAULT_PAGE as ContractPage,
  DEFAULT_SCALE as ContractScale,
  VIEW_CHANGE_DELAY_MS as ContractDelay,
} from '@glossator/client-sdk/contract';
import type { Rotation, ViewerState, ZoomScale } from '../ports/document-viewer';
import type { LandedPlace, ReadingPlace, ReadingRoom } from '../ports/reading-place';

/** Default zoom scale, 100 % (the contract's constant; its type makes the compiler compare the two). */
export const DEFAULT_SCALE: typeof ContractScale = 2;
/** Default page, counted from 1. */
export const DEFAULT_PAGE: typeof ContractPage = 1;
/** Milliseconds between a change in the toolbar and the viewer, and before it is kept. */
export const VIEW_DELAY_MS: typeof ContractDelay = 200;
/** Zoom scales of the menu: 50 to 400 %. */
export const ZOOM_STEPS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8] as const;

/** What the viewer shows, and the toolbar's own zoom and page, which may run ahead of it or behind it by 200 ms. */
export interface ViewState {
  readonly viewer: {
    /** Page at the top of the window, from 1. */
    readonly page: number;
    readonly zoom: ZoomScale;
    /** The scale that `zoom` comes to. */
    readonly scale: number;
    readonly pageCount: number;
    readonly pageLabels: readonly string[] | undefined;
    readonly rotation: Rotation;
    readonly progress: ViewerState['progress'];
    readonly isStarved: boolean;
  };
  /** The place at the top of the window: page from 0, and page units down in it. */
  readonly reading: ReadingPlace & { readonly room?: ReadingRoom };
  /** The place of the last jump, until the reader scrolls on from there by hand. */
  readonly landed: LandedPlace | undefined;
  readonly toolbar: { readonly page: number; readonly zoom: ZoomScale };
}

/** The defaults of section 9 of the specification. */
export const initialView: ViewState = {
  viewer: {
    page: DEFAULT_PAGE,
    zoom: DEFAULT_SCALE,
    scale: DEFAULT_SCALE,
    pageCount: 0,
    pageLabels: undefined,
    rotation: 0,
    progress: { loaded: 0, total: undefined },
    isStarved: false,
  },
  reading: { page: 0, top: 0 },
  landed: undefined,
  toolbar: { page: DEFAULT_PAGE, zoom: DEFAULT_SCALE },
};
