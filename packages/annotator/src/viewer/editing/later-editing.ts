import type { ViewerHighlight } from '../../core/ports/viewer-marks';
import type { MarkPainter } from '../marks/mark-painter';
import type { HighlightEditing } from './highlight-editing';

/** What waits for the editing. */
export interface LaterEditingOptions {
  readonly marks: Pick<MarkPainter, 'setHighlights'>;
  readonly load: () => Promise<HighlightEditing>;
  /** The editing could not be loaded. */
  readonly onFailed: (error: unknown) => void;
}

/** Moving the ends of highlights, loaded with the first that can be moved; highlights are painted without it. */
export function createLaterEditing({ marks, load, onFailed }: LaterEditingOptions): HighlightEditing {
  let made: HighlightEditing | undefined;
  let loading: Promise<void> | undefined;
  let isDestroyed = false;
  let highlights: readonly ViewerHighlight[] = [];
  let active: number | undefined;

  const start = async (): Promise<void> => {
    const editing = await load();
    if (isDestroyed) editing.destroy();
    else {
      made = editing;
      made.setHighlights(highlights);
      made.setActive(active);
    }
  };
  const fail = (error: unknown): void => {
    // It is wanted anew with the next highlight.
    loading = undefined;
    onFailed(error);
  };
  return {
    setHighlights(list) {
      highlights = list;
      if (made) made.setHighlights(list);
      else marks.setHighlights(list);
    },
    setActive(id) {
      active = id;
      if (made) made.setActive(id);
      else if (id !== undefined) loading ??= start().catch(fail);
    },
    press: (press) => made?.press(press) ?? false,
    place: () => made?.place(),
    destroy() {
      isDestroyed = true;
      made?.destroy();
    },
  };
}
