import { castDraft } from 'immer';
import { initialView, type ViewState } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createView, type ViewCommands } from './commands';
import type { ViewEvent } from './events';

/** How zoom and page follow events. */
export const viewFeature: AnnotatorFeature<'view', ViewState, ViewEvent, ViewCommands> = defineFeature({
  name: 'view',
  initial: initialView,
  on: {
    'documents/opened': (view, { kept }) => {
      if (!kept) {
        reset(view, initialView);
        return;
      }
      reset(view, {
        viewer: { ...initialView.viewer, page: kept.page + 1, zoom: kept.scale, rotation: kept.rotation },
        toolbar: { page: kept.page + 1, zoom: kept.scale },
        reading: { page: kept.page, top: kept.top },
        landed: undefined,
      });
    },
    'documents/reset': (view) => {
      reset(view, initialView);
    },
    'view/changed': (view, { viewer }) => {
      const { zoom, scale, pageCount, rotation, progress, isStarved } = viewer;
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
      };
    },
    // The viewer gets there, and reports its position, a moment later: what is done until then is done to the page that was chosen.
    'view/pageChosen': (view, { page }) => {
      view.toolbar.page = page;
      view.reading = { page: page - 1, top: 0 };
      view.landed = undefined;
    },
    'view/zoomChosen': (view, { zoom }) => {
      view.toolbar.zoom = zoom;
    },
    'view/toolbarFollowed': (view, { page, zoom }) => {
      view.toolbar = { page, zoom };
    },
    'view/moved': (view, { position: { page, top, room } }) => {
      view.reading = { page, top, ...(room && { room }) };
    },
    'view/landed': (view, { place }) => {
      view.landed = place;
    },
    'view/pageJumped': (view, { page }) => {
      view.viewer.page = page;
      view.toolbar.page = page;
      view.landed = undefined;
    },
  },
  create: createView,
});
