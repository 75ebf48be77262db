import type { ChangeMark } from '../../core/ports/viewer-marks';
import type { ChangeMarks } from './change-marks';

/** The marks of changes, loaded with the first of them; `onLoaded` is called with the pages on which these stand. */
export function createLaterChanges(
  load: () => Promise<ChangeMarks>,
  onLoaded: (pages: ReadonlySet<number>) => void,
): ChangeMarks {
  let made: ChangeMarks | undefined;
  let loading: Promise<void> | undefined;
  let wanted: Parameters<ChangeMarks['replace']> = [[], undefined];
  const start = async (): Promise<void> => {
    made = await load();
    onLoaded(made.replace(...wanted));
  };
  return {
    on: (page) => made?.on(page) ?? NONE,
    replace(...next) {
      wanted = next;
      if (made) return made.replace(...next);
      // What could not be loaded is wanted anew the next time.
      if (next[0].length > 0) loading ??= start().catch(() => (loading = undefined));
      return new Set();
    },
    draw: (view, runs) => made?.draw(view, runs),
    at: (runs, point) => made?.at(runs, point),
    release: (layer) => made?.release(layer),
  };
}

const NONE: readonly ChangeMark[] = [];
