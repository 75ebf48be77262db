import {
  createReferenceFinder,
  isNamedBy,
  type DocumentStructure,
  type LegalReference,
  type PageText,
} from '@glossator/document-text';
import type { CodeDocument } from '@glossator/client-sdk/contract';

/** A reference that leads somewhere: to a unit of the same document, or to an article of another one of the Code. */
export interface LinkedReference {
  readonly id: string;
  readonly range: LegalReference['range'];
  /** The unit of the open document, -1 where it is in another one. */
  readonly unit: number;
  readonly documentId: number;
  /** What makes it the same unit in any Version of its document. */
  readonly key: string;
  /** What is printed of it. */
  readonly label: string;
}

/** Reads the references of pages. */
export interface ReferenceReader {
  /** Those that lead somewhere. The next page is looked at where the law of a reference is named there. */
  on(page: PageText, next: PageText | undefined): readonly LinkedReference[];
}

/** The reader of a document whose structure is known, among the documents of its Code. */
export function createReferenceReader(
  structure: DocumentStructure,
  documentId: number,
  documents: readonly CodeDocument[],
): ReferenceReader {
  const open = documents.find(({ id }) => id === documentId);
  const heading = structure.units.find(({ kind }) => kind === 'title')?.heading ?? '';
  const title = heading === '' ? (open?.title ?? '') : heading;
  const find = createReferenceFinder(structure, { shortName: open?.shortName, title });
  /** The document of the Code that is called so, if there is exactly one. */
  const documentCalled = (law: string): CodeDocument | undefined => {
    const called = documents.filter(({ id, shortName, title: name }) => {
      return id !== documentId && isNamedBy(law, { shortName, title: name });
    });
    return called.length === 1 ? called[0] : undefined;
  };
  return {
    on(page, next) {
      return find(page, next).flatMap((reference, at): LinkedReference[] => {
        const { range, unit, law, word, number } = reference;
        const id = String(at);
        const label = printedOf(page, reference);
        const found = structure.units[unit];
        if (found) return [{ id, range, unit, documentId, key: found.key, label }];
        const other = law === undefined ? undefined : documentCalled(law);
        if (!other) return [];
        const key = `${word}${number}`;
        const name = other.shortName === undefined || other.shortName === '' ? other.title : other.shortName;
        return [{ id, range, unit: -1, documentId: other.id, key, label: `${label} ${name}` }];
      });
    },
  };
}

/** What is printed at a reference, as far as it is on the page that it begins on. */
function printedOf({ elements }: PageText, { range }: LegalReference): string {
  const { startElement, startCharacter, endElement, endCharacter, startPage, endPage } = range;
  const isHere = startPage === endPage;
  const last = isHere ? endElement : elements.length - 1;
  let text = '';
  for (let element = startElement; element <= last; element += 1) {
    const whole = elements[element] ?? '';
    const from = element === startElement ? startCharacter : 0;
    text += `${whole.slice(from, isHere && element === last ? endCharacter : whole.length)} `;
  }
  return text.replace(/\s+/gu, ' ').trim();
}
