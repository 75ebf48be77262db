import type { AnnotatorState } from '../features';
import { ZOOM_STEPS } from './state';

/** The page at the top of the window, from 0. */
export function selectReadingPage({ view }: AnnotatorState): number {
  return view.viewer.page - 1;
}

/** The printed label of a page (from 1), where it says something else than the number. */
export function pageLabelOf(labels: readonly string[] | undefined, page: number): string | undefined {
  const label = labels?.[page - 1];
  return label === undefined || label === '' || label === String(page) ? undefined : label;
}

/** The next step of the zoom menu in a direction, from any scale. */
export function nextZoomStep(scale: number, direction: 1 | -1): number {
  const steps: readonly number[] = direction > 0 ? ZOOM_STEPS : [...ZOOM_STEPS].reverse();
  const isBeyond = (step: number) => (direction > 0 ? step > scale + 0.01 : step < scale - 0.01);
  return steps.find(isBeyond) ?? steps.at(-1) ?? scale;
}
