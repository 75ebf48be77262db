import type { PageText } from '../pages/page-text';
import { frontMatterOf } from './front-matter';
import { KNOWN_NAMES } from './known-names';

/** An abbreviation as laws give it themselves: `URG`, `StVollzG`, `AwSV`, `UQCS`, `BauGB 2013`. */
const ABBREVIATION = /^\p{Lu}[\p{L}]{2,14}(?:\s\d{4})?$/u;
/** What looks like one and is none. */
const NO_NAME = /^(?:EU|EG|EC|CE|UE|EWG|EEC|[IVXLC]+|No|Nr|NB|TEXT|DRAFT|USA?|UK|PDF|ABl|BGBl)$/iu;
/** Longest short name; it stands in every citation. */
const LONGEST = 40;
/** Lines among which a title is. */
const TITLE_LINES = 12;

/** `This Act may be cited as the Marriages Act [Chapter 5:15]`. */
const CITED_AS =
  /\bthis (?:act|law|ordinance|code|order|regulation)s? (?:may|shall) be cited (?:for all purposes )?as (?:the )?[“"']?(?<name>\p{Lu}[\p{L}’' -]{2,50}?(?:Act|Code|Law|Ordinance|Order|Regulations?|Rules)(?:,? (?:of )?\d{4})?)(?=[”"'.;,\s[(]|$)/iu;
/** The title of an act on a line of its own. */
const TITLE_OF_ACT =
  /^(?:the )?(?<name>\p{Lu}[\p{L}’'()& -]{2,50}? (?:Act|Ordinance)(?<year>,? (?:of )?\d{4})?)(?: \(.{1,30}\))?$/u;
/** A title of the Code of the United States. */
const TITLE_OF_USC =
  /\btitle (?<title>\d{1,2})\b.{0,80}\b(?:united states code|u\.\s?s\.\s?c(?:ode|\.))|^(?<before>\d{1,2}) u\.\s?s\.\s?c\.$/iu;

/**
 * What lawyers call the law in a document (`ZGB`, `GDPR`, `C. civ.`): the abbreviation in brackets that ends its title, a name that is known
 * to everybody, or the title by which an act says it may be cited. Undefined where the text does not say.
 */
export function proposeShortName(pages: readonly PageText[]): string | undefined {
  const { title, all } = frontMatterOf(pages);
  const head = title.join(' ');
  return (
    known(title) ?? inBrackets(title) ?? ofUnitedStates(title) ?? ofAct(title, `${head} ${all.join(' ')}`)
  );
}

function known(title: readonly string[]): string | undefined {
  const lines = [...title, ...title.slice(1).map((line, at) => `${title[at] ?? ''} ${line}`)];
  for (const { name, pattern } of KNOWN_NAMES) if (lines.some((line) => pattern.test(line))) return name;
  return undefined;
}

/** The last words in brackets at the end of a line: `(Urheberrechtsgesetz, URG)`. */
function inBrackets(title: readonly string[]): string | undefined {
  for (const [at, line] of title.slice(0, TITLE_LINES).entries()) {
    // A bracket may begin on the line before.
    const text = line.includes('(') ? line : `${title[at - 1] ?? ''} ${line}`;
    const [, words] = /(?:\p{L}|^)[,:]?\s*\(([^()]{2,120})\)\s*(?:\d{1,2}|\*)?$/u.exec(text) ?? [];
    // A sentence goes on after its brackets.
    if (/^\p{Ll}/u.test(title[at + 1] ?? '') && !/^(?:vom|du|del|of|de)\b/u.test(title[at + 1] ?? ''))
      continue;
    const name =
      words
        ?.split(/[,;–]|\s-\s/u)
        .at(-1)
        ?.trim() ?? '';
    if (isAbbreviation(name)) return name;
  }
  return undefined;
}

function isAbbreviation(name: string): boolean {
  const capitals = name.match(/\p{Lu}/gu)?.length ?? 0;
  return ABBREVIATION.test(name) && !NO_NAME.test(name) && capitals >= 2;
}

function ofUnitedStates(title: readonly string[]): string | undefined {
  for (const line of title) {
    const { title: number, before } = TITLE_OF_USC.exec(line)?.groups ?? {};
    if (number !== undefined || before !== undefined) return `${number ?? before ?? ''} U.S.C.`;
  }
  return undefined;
}

function ofAct(title: readonly string[], text: string): string | undefined {
  const own = title
    .slice(0, TITLE_LINES)
    .map((line, at) => {
      const { name, year } = TITLE_OF_ACT.exec(line)?.groups ?? {};
      // Where acts are known by their chapters, they have no year.
      return year !== undefined || /^chapter \d/iu.test(title[at + 1] ?? '') ? name : undefined;
    })
    .find((name) => name !== undefined);
  const name = (own ?? CITED_AS.exec(text)?.groups?.['name'])?.trim();
  return name !== undefined && name.length <= LONGEST ? name : undefined;
}
