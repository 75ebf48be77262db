import type { DocumentStructure } from '@glossator/document-text';

/** Finds units by keys of another Version of the text; where that has fewer units of one name, by their name. */
export function createUnitFinder({ units }: DocumentStructure): (key: string) => number | undefined {
  const byKey = new Map<string, number>();
  const byName = new Map<string, number>();
  units.forEach(({ key, inContents }, index) => {
    if (inContents) return;
    byKey.set(key, index);
    if (!byName.has(nameIn(key))) byName.set(nameIn(key), index);
  });
  return (key) => byKey.get(key) ?? byName.get(nameIn(key));
}

/** A key without what distinguishes units that are called the same: another Version may have fewer of them. */
function nameIn(key: string): string {
  return key.replaceAll(/#\d+/g, '');
}
