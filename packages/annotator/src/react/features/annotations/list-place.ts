import type { VirtualItem } from '@tanstack/react-virtual';

/** Where somebody left a list: how far it was scrolled, the page that was being read, and the heights measured so far. */
export interface ListPlace {
  readonly offset: number;
  readonly page: number;
  readonly measured: VirtualItem[];
}

/** Remembers where one list was left, while another tab is in its place. */
export interface PlaceKeeper {
  /** The place, if the list is still the same one and the same page is being read. */
  readonly placeOf: (list: string, page: number) => ListPlace | undefined;
  readonly keep: (list: string, place: ListPlace) => void;
}

/** A keeper that knows no place yet. */
export function createPlaceKeeper(): PlaceKeeper {
  let kept: { readonly list: string; readonly place: ListPlace } | undefined;
  return {
    placeOf: (list, page) => (kept?.list === list && kept.place.page === page ? kept.place : undefined),
    keep(list, place) {
      kept = { list, place };
    },
  };
}
