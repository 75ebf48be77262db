import type { Log } from '../../core/ports/environment';

const NO_STYLES =
  'The style sheet of the annotator is missing. Import "@glossator/annotator/styles.css" once in the application.';
const NO_HEIGHT =
  'The element around the annotator has no height of its own, so the annotator is as low as it can be. Give that element a height, 100vh for example.';

/** Warns of what a host has forgotten: the style sheet, or a height of the element that the annotator fills. `pair` is in that element. */
export function checkEmbedding(pair: HTMLElement, { warn }: Pick<Log, 'warn'>): void {
  const root = pair.querySelector<HTMLElement>('[class~="glossator-root"]');
  // In a tab of the host that is not seen, nothing has a size.
  if (!root || root.getClientRects().length === 0) return;
  if (getComputedStyle(root).getPropertyValue('--glossator-rem') === '') warn(NO_STYLES);
  else if (isOnlyAsHighAsItsContent(root, pair.parentElement)) warn(NO_HEIGHT);
}

/** Whether `container` would have no height without `root` in it. */
function isOnlyAsHighAsItsContent(root: HTMLElement, container: HTMLElement | null): boolean {
  const least = Number.parseFloat(getComputedStyle(root).minBlockSize);
  if (!container || root.offsetHeight > least) return false;
  const before = root.style.position;
  root.style.position = 'absolute';
  const { clientHeight } = container;
  root.style.position = before;
  return clientHeight === 0;
}
