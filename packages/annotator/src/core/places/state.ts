/** The places that were read. */
export interface PlacesState {
  /** The label of the article that is looked for in the text that was opened; undefined where none is. */
  readonly sought: string | undefined;
}

/** Nothing was read yet. */
export const initialPlaces: PlacesState = { sought: undefined };
