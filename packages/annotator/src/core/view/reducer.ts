import { castDraft } from 'immer';
import type { Reducers } from '../store/reducers';
import { initialView } from './state';

/** How zoom and page follow events. */
export const viewReducers: Reducers = {
  'documents/opened': (state, { kept }) => {
    const { viewer, toolbar, reading } = initialView;
    state.view = castDraft(
      kept
        ? {
            viewer: { ...viewer, page: kept.page + 1, zoom: kept.scale, rotation: kept.rotation },
            toolbar: { page: kept.page + 1, zoom: kept.scale },
            reading: { page: kept.page, top: kept.top },
          }
        : { viewer, toolbar, reading },
    );
  },
  'documents/reset': (state) => {
    state.view = castDraft(initialView);
  },
  'view/changed': ({ view }, { viewer }) => {
    const { zoom, scale, pageCount, rotation, progress, isStarved, canGoBack, canGoForward } = viewer;
    const page = viewer.status === 'ready' ? viewer.page + 1 : view.viewer.page;
    const pageLabels = castDraft(viewer.pageLabels);
    view.viewer = {
      page,
      zoom,
      scale,
      pageCount,
      rotation,
      progress,
      isStarved,
      pageLabels,
      canGoBack,
      canGoForward,
    };
  },
  'view/pageChosen': ({ view }, { page }) => {
    view.toolbar.page = page;
  },
  'view/zoomChosen': ({ view }, { zoom }) => {
    view.toolbar.zoom = zoom;
  },
  'view/toolbarFollowed': ({ view }, { page, zoom }) => {
    view.toolbar = { page, zoom };
  },
  'view/moved': ({ view }, { position: { page, top } }) => {
    view.reading = { page, top };
  },
  'view/pageJumped': ({ view }, { page }) => {
    view.viewer.page = page;
    view.toolbar.page = page;
  },
};
