import type { AnnotatorState } from '../features';

/**
 * The Selection after (1) or before (-1) the active one; when none is active, the first one from the page being read on,
 * or the last one before it. Undefined at the ends.
 */
export function stepAnnotation({ selections, view }: AnnotatorState, direction: 1 | -1): number | undefined {
  const { items, activeId } = selections;
  const present = items.findIndex(({ id }) => id === activeId);
  if (present >= 0) return items[present + direction]?.id;
  const page = view.viewer.page - 1;
  const found =
    direction > 0
      ? items.find(({ startPage }) => startPage >= page)
      : items.findLast(({ startPage }) => startPage < page);
  return found?.id;
}
