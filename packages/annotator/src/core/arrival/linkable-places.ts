import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { UnitIndex } from '../structure/find-units';
import { namedUnits, type NamedUnit } from '../structure/named-units';
import { namedDocuments } from './named-documents';

/** Most articles that are offered at once. */
const MOST = 8;
/** Most documents whose articles are looked for because what is written names them: many titles may begin alike. */
const MOST_NAMED = 8;
/** Pages of the documents that are looked through where what is written names none of them. */
const MOST_PAGES = 2000;
/** Letters from which on they are. */
const LEAST = 3;

/** What is known of the articles of a Code. */
export interface KnownArticles {
  readonly openId: number | undefined;
  readonly documents: readonly CodeDocument[];
  /** The articles of a document, as far as they are known. */
  readonly of: (documentId: number) => UnitIndex | undefined;
  readonly isOpenRead: boolean;
  readonly cite: Parameters<typeof namedUnits>[3];
}

/** An article or division that a link may lead to. */
export interface LinkablePlace {
  readonly document: CodeDocument;
  readonly named: NamedUnit;
}

/**
 * The articles that what was written may mean: of documents it names whole (`28 OR`), of the open one, of those it names by the beginnings of
 * words, each as many as there is room for; of all others where that is nothing.
 */
export function linkablePlaces(known: KnownArticles, written: string): readonly LinkablePlace[] {
  const named = namedDocuments(known.documents, written);
  const open = known.documents.find(({ id }) => id === known.openId);
  const ofOpen = named.find(({ document }) => document === open)?.words ?? written;
  const others = named.filter(({ document }) => document !== open);
  const whole = others.flatMap(({ document, words, isWhole }) =>
    isWhole ? places(known, document, words) : [],
  );
  const begun = others.flatMap(({ document, words, isWhole }) =>
    isWhole ? [] : places(known, document, words),
  );
  const groups = [whole, open ? places(known, open, ofOpen) : [], begun].filter(({ length }) => length > 0);
  if (groups.length > 0) {
    const share = Math.ceil(MOST / groups.length);
    return groups.flatMap((group) => group.slice(0, share));
  }
  return soughtDocuments(known, written)
    .flatMap((document) => places(known, document, written))
    .slice(0, MOST);
}

/** The documents, besides the open one, whose articles what is written may mean: those it names, else, where the open one has no such article, those that come first. */
export function soughtDocuments(known: KnownArticles, written: string): readonly CodeDocument[] {
  const others = known.documents.filter(({ id }) => id !== known.openId);
  const named = namedDocuments(others, written).map(({ document }) => document);
  if (named.length > 0) return named.slice(0, MOST_NAMED);
  if (written.length < LEAST || !known.isOpenRead) return [];
  const open = known.documents.find(({ id }) => id === known.openId);
  if (open && places(known, open, written).length > 0) return [];
  let room = MOST_PAGES;
  return others.filter(({ pages }) => {
    const fits = pages <= room;
    if (fits) room -= pages;
    return fits;
  });
}

function places(
  { of, cite }: KnownArticles,
  document: CodeDocument,
  words: string,
): readonly LinkablePlace[] {
  const index = of(document.id);
  return index ? namedUnits(index, words, MOST, cite).map((named) => ({ document, named })) : [];
}
