import type { CodeDocument } from '@glossator/client-sdk/contract';
import { foldText } from '@glossator/document-text';

/** Most documents that are offered at once. */
const MOST = 5;

/** Documents of whose titles or short names a word, and what follows it, begins with what was written; those of that short name first. */
export function matchingDocuments(
  documents: readonly CodeDocument[],
  written: string,
): readonly CodeDocument[] {
  const wanted = foldText(written).folded;
  const found = documents.filter(({ title, shortName = '' }) =>
    [title, shortName].some((name) => ` ${foldText(name).folded}`.includes(` ${wanted}`)),
  );
  const isNamedSo = ({ shortName = '' }: CodeDocument) => Number(foldText(shortName).folded === wanted);
  return found.toSorted((a, b) => isNamedSo(b) - isNamedSo(a)).slice(0, MOST);
}
