/** What a document is called by. */
export interface LawNames {
  readonly shortName?: string | undefined;
  readonly title: string;
}

const CONSTITUTION = /^(?:constit|costitu|grundge)/u;
/** The endings of cases and numbers. */
const ENDING = /(?:e[rsnm]?|s|n)$/u;
/** Words that a title may begin with, and that names lack. */
const ARTICLES =
  /^(?:the|der|die|das|des|dem|le|la|les|l|il|lo|el|los|las|of|de|du|del|della|dello|und|and|et)$/iu;

/**
 * Whether a law as printed in a reference (`BGB`, `Bürgerlichen Gesetzbuchs`, `Companies Act 2006, as amended`) is the one of these names: its short name,
 * without points and spaces, or the words that its title begins with, whatever their endings.
 */
export function isNamedBy(printed: string, { shortName = '', title }: LawNames): boolean {
  if (printed === '') return false;
  const short = squeezed(shortName);
  if (short !== '' && squeezed(printed) === short) return true;
  const [name, whole] = [stemsOf(printed), stemsOf(title.replace(/\([^()]{0,200}\)/gu, ' '))];
  // A constitution is called so, whatever country it is of.
  const least = CONSTITUTION.test(whole[0] ?? '') ? 1 : Math.min(whole.length, 2);
  const same = name.findIndex((stem, at) => stem !== whole[at]);
  const shared = same < 0 ? name.length : same;
  return least > 0 && shared >= least && (shared === whole.length || shared === name.length || least === 1);
}

function squeezed(name: string): string {
  return name.replace(/[\s.]+/gu, '').toLowerCase();
}

function stemsOf(name: string): string[] {
  return [...name.matchAll(/[\p{L}\d]+/gu)]
    .map(([word]) => word)
    .filter((word) => !ARTICLES.test(word))
    .map((word) => word.toLowerCase().replace(ENDING, ''));
}
