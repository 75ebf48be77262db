import type { PageText } from '../pages/page-text';
import { rangeBetween } from '../ranges/text-range';
import { placeAt, type DocumentStructure } from '../structure/cited-place';
import { isNamedBy, type LawNames } from './law-names';
import type { LegalReference } from './legal-reference';
import { groupReader, withLawsOfNeighbors, type ReferenceGroup } from './reference-groups';
import { createReferenceTargets } from './reference-targets';
import { isHeading, isRegister, referenceText, type ReferenceText } from './reference-text';
import { AMENDING, AMENDMENT } from './reference-words';

/** Finds the references of a page; `next` is the page after it, on which the law of the last one may be named. */
export type ReferenceFinder = (page: PageText, next?: PageText) => readonly LegalReference[];

/**
 * Makes the finder of references to articles in a document's text. `names` are what the document itself is called by. Headings, registers and what
 * stands aside from the text have no references. Where it is not certain which law or article is meant, a reference has no unit.
 */
export function createReferenceFinder(structure: DocumentStructure, names: LawNames): ReferenceFinder {
  const targets = createReferenceTargets(structure);
  const readGroups = groupReader(structure.language, targets);
  return (page, next) => {
    const read = referenceText(page, structure, next);
    if (isRegister(read.text.slice(0, read.length))) return [];
    const groups = withLawsOfNeighbors(read.text, readGroups(read.text, read.length));
    const changesLaws = amendingFrom(read, structure);
    return groups
      .filter(({ start, end, articles }) => !isHeading(read, start, end, articles[0]?.parts.length === 0))
      .flatMap((group) => referencesOf(group));

    function referencesOf({ start: from, word, law, articles }: ReferenceGroup): LegalReference[] {
      const isOpen = law.is === 'unsaid' && changesLaws(from);
      const isOther = isOpen || (law.is === 'other' && !isNamedBy(law.name, names));
      return articles.map(({ start, end, number, parts }) => {
        const place = read.startAt(start);
        const reference = { range: rangeBetween(place, read.endAt(end)), word, number, parts };
        if (isOther) return { ...reference, law: law.is === 'other' ? law.name : '', unit: -1 };
        return { ...reference, unit: targets.find(word, number, parts, place) };
      });
    }
  };
}

/** Tells of an offset whether its article changes other laws: its heading says so, or words before it do. */
function amendingFrom(read: ReferenceText, structure: DocumentStructure): (offset: number) => boolean {
  const changes = [...read.text.matchAll(AMENDING)].map(({ index }) => index);
  return (offset) => {
    const change = changes.findLast((at) => at < offset) ?? -1;
    const heading = read.headings.findLast(([from]) => from <= offset)?.[0] ?? 0;
    if (change >= heading) return true;
    const { path } = placeAt(structure, read.startAt(offset));
    return path.some((unit) => AMENDMENT.test(unit.heading));
  };
}
