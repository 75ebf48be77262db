import { useMemo } from 'react';
import type { Annotator } from '../../../core/annotator';
import type { AnnotatorState } from '../../../core/features';
import type { ZoomScale } from '../../../core/ports/document-viewer';
import { ZOOM_STEPS } from '../../../core/view/state';
import type { ControlledProps } from '../../annotator/context/controlled-props';
import { useControlled, type ControlledPart } from './use-controlled';

const SMALLEST = ZOOM_STEPS[0];
const LARGEST = ZOOM_STEPS[ZOOM_STEPS.length - 1] ?? SMALLEST;

/** Keeps page, zoom and active Selection in step with the host. */
export function useControlledProps(annotator: Annotator, props: ControlledProps): void {
  const { commands } = annotator;
  const parts = useMemo(() => partsOf(commands), [commands]);
  useControlled(annotator, parts.zoom, {
    value: props.zoom,
    initial: props.defaultZoom,
    onChange: props.onZoomChange,
  });
  useControlled(annotator, parts.page, {
    value: props.page,
    initial: props.defaultPage,
    onChange: props.onPageChange,
  });
  useControlled(annotator, parts.activeSelection, {
    value: props.activeSelectionId,
    initial: props.defaultActiveSelectionId,
    onChange: props.onActiveSelectionChange,
  });
}

function partsOf({ view, selections }: Annotator['commands']) {
  const page: ControlledPart<number> = {
    read: (state) => (isShown(state) ? state.view.toolbar.page - 1 : undefined),
    // The host has a history of its own.
    write: (wanted) => view.goToPage(wanted, undefined, { trail: 'step' }),
    limit: (wanted, state) => Math.min(Math.max(0, wanted), Math.max(0, state.view.viewer.pageCount - 1)),
    usual: 0,
  };
  const zoom: ControlledPart<ZoomScale> = {
    read: (state) => (isShown(state) ? state.view.toolbar.zoom : undefined),
    write: view.chooseZoom,
    limit: (wanted) => (typeof wanted === 'number' ? Math.min(Math.max(SMALLEST, wanted), LARGEST) : wanted),
    usual: 2,
  };
  const activeSelection: ControlledPart<number | null> = {
    read: (state) => (state.selections.status === 'ready' ? (state.selections.activeId ?? null) : undefined),
    write: (wanted) => selections.activate(wanted ?? undefined, true),
    // One that does not exist, or not any more, is none.
    limit: (wanted, state) => (state.selections.items.some(({ id }) => id === wanted) ? wanted : null),
    usual: null,
  };
  return { page, zoom, activeSelection };
}

function isShown({ documents, view }: AnnotatorState): boolean {
  return documents.status === 'ready' && view.viewer.pageCount > 0;
}
