import { searchPageOf } from '@glossator/document-text';
import { DocumentOpenError, type OutlineEntry } from '../ports/document-viewer';
import type { ReadStructure } from '../ports/structure-reader';
import { structureOfPages } from '../structure/structure-of-pages';
import type { FakeText } from './fake-text-index';

/** What a fake document consists of. */
export interface FakeDocument {
  /** The elements of each page. */
  readonly pages: readonly (readonly string[])[];
  readonly outline?: readonly OutlineEntry[];
  readonly pageLabels?: readonly string[];
  /** What is known of its text when it is opened: all when undefined; `none` for a viewer that reads no text. */
  readonly text?: FakeText | 'none';
  /** The structure that is stored of it when it is opened. */
  readonly structure?: ReadStructure;
  /** It is locked with this. */
  readonly password?: string;
}

/** Why a fake document does not open with this password, if so. */
export function lockOf(document: FakeDocument, password: string | undefined): DocumentOpenError | undefined {
  if (document.password === undefined || document.password === password) return undefined;
  return new DocumentOpenError(password === undefined ? 'locked' : 'wrong-password', 'A password is needed');
}

/** The document with its articles stored, and every element 100 units below the one before. */
export function withStructure(document: FakeDocument): FakeDocument {
  const pages = document.pages.map((elements, page) =>
    searchPageOf({ page, elements, lineEnds: elements.map(() => true) }),
  );
  const { structure } = structureOfPages(pages);
  const tops = Float32Array.from(structure.units, ({ start }) => 8 + start.element * 100);
  return { ...document, structure: { structure, tops } };
}
