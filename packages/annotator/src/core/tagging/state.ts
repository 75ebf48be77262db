/** What is known of the tags of the open Code, apart from those of the open document. */
export interface TaggingState {
  /** The tags of the Code, those of most Selections first; undefined before they are known. */
  readonly known: { readonly codeId: number; readonly tags: readonly string[] } | undefined;
  /** Whether the tags of the whole Code are being changed, in a dialog. */
  readonly isManaged: boolean;
}

/** Nothing is known yet. */
export const initialTagging: TaggingState = { known: undefined, isManaged: false };
