import type { VirtualItem } from '@tanstack/react-virtual';
import type { LibraryView } from '../app/appearance';
import type { CodeListQuery } from './use-codes';

/** Where somebody was in the library. */
export interface LibraryPlace {
  readonly userId: number | undefined;
  readonly view: LibraryView;
  readonly query: CodeListQuery;
  /** CSS pixels that the page was scrolled by. */
  readonly offset: number;
  /** How high the rows were, so that the place is found again before they are drawn. */
  readonly rows: VirtualItem[];
}

/** Keeps it while the app is open: who comes back from a Code goes on where they were. */
export interface KeptLibraryPlace {
  /** The place of a user, undefined where there is none. */
  of(userId: number | undefined): LibraryPlace | undefined;
  keep(place: LibraryPlace): void;
}

/** Makes it, without a place. */
export function createLibraryPlace(): KeptLibraryPlace {
  let kept: LibraryPlace | undefined;
  return {
    of: (userId) => (kept?.userId === userId ? kept : undefined),
    keep(place) {
      kept = place;
    },
  };
}
