import type { TextRange } from '@glossator/document-text';
import type { Box } from '../../core/ports/document-viewer';

/** A reference in the text that leads somewhere. */
export interface ShownReference {
  /** Its own among those of its page. */
  readonly id: string;
  readonly range: TextRange;
  /** What it is called for those who read with a screen reader. */
  readonly label: string;
}

/** A reference that the pointer or the focus is on, and where it is in window pixels. */
export interface PointedReference {
  readonly id: string;
  readonly page: number;
  readonly box: Box;
  readonly isFocused: boolean;
}

/** Who knows what refers to what, and is notified of what the reader does about it. */
export interface ReferenceSource {
  /** The references of a page (from 0), requested when the reader has come to rest on it. */
  referencesOn(page: number): Promise<readonly ShownReference[]>;
  /** The pointer or the focus is on another reference than before, or on none. */
  onPoint(reference: PointedReference | undefined): void;
  /** A reference was clicked or opened by a key; with Alt it is wanted beside. */
  onFollow(page: number, id: string, isBeside: boolean): void;
}

/** What of references others can reach from outside of the viewer. */
export interface TextReferences {
  /** Shows the references of a source until the returned function is called. */
  provide(source: ReferenceSource): () => void;
}
