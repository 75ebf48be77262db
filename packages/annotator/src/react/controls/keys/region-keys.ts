import { focusedNear } from '../focused-near';

/** The regions in the order in which F6 goes through them; a review has two documents. */
const REGIONS =
  '[data-glossator-toolbar], [data-glossator-panel="left"], [data-glossator-document] > [tabindex], [data-glossator-compared] > [tabindex], [data-glossator-panel="right"]';
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/**
 * Takes the focus to the next region of the annotator (toolbar, panel, document, panel), or to the one before; round the end. Two annotators
 * beside each other are gone through as one.
 */
export function stepRegion(root: HTMLElement, direction: 1 | -1): void {
  const scope = root.closest<HTMLElement>('[data-glossator-pair="true"]') ?? root;
  const regions = [...scope.querySelectorAll<HTMLElement>(REGIONS)].filter(
    (region) => !region.closest('[data-hidden="true"]'),
  );
  const present = regions.findIndex((region) => region.contains(focusedNear(root)));
  const start = present < 0 && direction < 0 ? 0 : present;
  for (let step = 1; step <= regions.length; step += 1) {
    const region = regions[(start + direction * step + regions.length * 2) % regions.length];
    const target = region && entryOf(region);
    if (!target) continue;
    target.focus();
    return;
  }
}

/** What takes the focus of a region: itself, or the first element in it that Tab would reach. */
function entryOf(region: HTMLElement): HTMLElement | undefined {
  if (region.tabIndex >= 0) return region;
  return [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].find(({ tabIndex }) => tabIndex >= 0);
}
