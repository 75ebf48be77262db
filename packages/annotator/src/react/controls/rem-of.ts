const ROOT = '[class~="glossator-root"][tabindex]';
/** The text of a root, in `--glossator-rem` (`--glossator-text-m`). */
const TEXT = 0.875;
/** CSS pixels of a `--glossator-rem` where nothing says otherwise. */
const DEFAULT = 16;

/** CSS pixels of one `--glossator-rem`, by the root around an element, or else the first one in it. */
export function remOf(element: Element): number {
  const root = element.closest(ROOT) ?? element.querySelector(ROOT);
  const text = root ? Number.parseFloat(getComputedStyle(root).fontSize) : Number.NaN;
  // Where there is no layout there is no size.
  return text > 0 ? text / TEXT : DEFAULT;
}
