import type { UserRef } from '@glossator/client-sdk/contract';
import { foldText } from '@glossator/document-text';

/** Most people who are offered at once. */
const MOST = 8;

/** People of whose names a word, and what follows it, begins with what was written; without regard to case and accents. */
export function matchingPeople(people: readonly UserRef[], written: string): readonly UserRef[] {
  const wanted = foldText(written).folded;
  return people.filter(({ name }) => startsAnywhere(foldText(name).folded, wanted)).slice(0, MOST);
}

function startsAnywhere(name: string, wanted: string): boolean {
  return name.startsWith(wanted) || name.includes(` ${wanted}`) || name.includes(`-${wanted}`);
}
