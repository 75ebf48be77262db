import * as edits from '../../../packages/document-text/src/testing/law-edits';
import {
  makeLaw,
  type MadeLanguage,
  type MadeLaw,
} from '../../../packages/document-text/src/testing/made-law';
import { createRandom, type Random } from '../../../packages/document-text/src/testing/random';
import { typeset, type SetLaw, type Setting } from '../../../packages/document-text/src/testing/typeset';
import { inAlphabet, inChinese, misread, numbered, withoutStructure } from './made-texts';
import { sideBySide, withoutSpaces } from './set-texts';

/** Two versions of a made text, and the words of the old one that are selected from. */
export interface StressPair {
  readonly before: SetLaw;
  readonly after: SetLaw;
  readonly isSelectable: (word: number) => boolean;
  /** Selections, and their places, stay on one page or line, for the text of another column is between. */
  readonly within?: 'page' | 'line';
}

/** Each kind of pair by its name; the same seed makes the same pair. */
export const STRESS_KINDS: Readonly<Record<string, (seed: number) => StressPair>> = {
  'new one misread, 1 %': (seed) => scanned(seed, 0, 0.01),
  'new one misread, 3 %': (seed) => scanned(seed, 0, 0.03),
  'new one misread, 5 %': (seed) => scanned(seed, 0, 0.05),
  'both misread, 1 %': (seed) => scanned(seed, 0.01, 0.01),
  'both misread, 3 %': (seed) => scanned(seed, 0.03, 0.03),
  'both misread, 5 %': (seed) => scanned(seed, 0.05, 0.05),
  Greek: (seed) => amended(seed, 'en', (law) => inAlphabet(law, 'greek')),
  Cyrillic: (seed) => amended(seed, 'en', (law) => inAlphabet(law, 'cyrillic')),
  Chinese: (seed) => {
    const { before, after, isSelectable } = amended(seed, 'en', inChinese);
    return { before: withoutSpaces(before), after: withoutSpaces(after), isSelectable };
  },
  'no structure': (seed) => amended(seed, languageOf(seed), withoutStructure),
  'two languages, by column': (seed) => bilingual(seed, false),
  'two languages, by line': (seed) => bilingual(seed, true),
  'out of a gazette into one': (seed) => inGazette(seed, true),
  'from one gazette to another': (seed) => inGazette(seed, false),
};

const ARTICLES = 14;
const EDITS = [
  edits.insertWords,
  edits.insertWords,
  edits.deleteWords,
  edits.deleteWords,
  edits.replaceWords,
  edits.replaceWords,
  edits.deleteParagraph,
  edits.moveParagraph,
  edits.copyParagraph,
  edits.scatterParagraph,
  edits.deleteArticle,
  edits.moveArticle,
];
const LANGUAGES = ['de', 'fr', 'en'] as const;

function languageOf(seed: number): MadeLanguage {
  return LANGUAGES[seed % LANGUAGES.length] ?? 'de';
}

/** Changes that a legislator makes: about one an article, and every second time new numbers. */
function amend(law: MadeLaw, random: Random): MadeLaw {
  let next = law;
  for (let count = 0; count < law.articles.length; count += 1) next = random.pick(EDITS)(next, random);
  return random.chance(0.5) ? edits.renumber(next, random) : next;
}

function settingOf(random: Random): Setting {
  return {
    width: random.between(50, 90),
    lines: random.between(25, 50),
    hyphens: random.chance(0.5),
    header: random.chance(0.5) ? 'Collected laws of the land' : '',
    pageNumbers: random.chance(0.5),
  };
}

function amended(seed: number, language: MadeLanguage, change: (law: MadeLaw) => MadeLaw): StressPair {
  const random = createRandom(seed);
  const law = makeLaw(random, { language, articles: ARTICLES });
  const next = amend(law, random);
  return {
    before: typeset(change(law), settingOf(random)),
    after: typeset(change(next), settingOf(random)),
    isSelectable: () => true,
  };
}

function scanned(seed: number, shareBefore: number, shareAfter: number): StressPair {
  const random = createRandom(seed);
  const law = makeLaw(random, { language: languageOf(seed), articles: ARTICLES });
  const next = amend(law, random);
  return {
    before: typeset(misread(law, shareBefore, random), settingOf(random)),
    after: typeset(misread(next, shareAfter, random), settingOf(random)),
    isSelectable: () => true,
  };
}

/** A law in two languages side by side; what is amended in one is not always what is in the other. */
function bilingual(seed: number, isByLine: boolean): StressPair {
  const random = createRandom(seed);
  const column = { width: 46, lines: 40, hyphens: true };
  const laws = [
    makeLaw(random, { language: 'de' }),
    numbered(makeLaw(random, { language: 'fr' }), 1),
  ] as const;
  const set = (left: MadeLaw, right: MadeLaw): SetLaw =>
    sideBySide(typeset(left, column), typeset(right, column), isByLine);
  return {
    before: set(...laws),
    after: set(amend(laws[0], random), amend(laws[1], random)),
    isSelectable: () => true,
    within: isByLine ? 'line' : 'page',
  };
}

/** A law between others, which are others in the new version; or alone in the old one. */
function inGazette(seed: number, isAloneBefore: boolean): StressPair {
  const random = createRandom(seed);
  const language = languageOf(seed);
  const law = makeLaw(random, { language, articles: ARTICLES });
  const others = [1, 2, 3, 4].map((number) => numbered(makeLaw(random, { language }), number));
  const between = (one: MadeLaw | undefined, own: MadeLaw, other: MadeLaw | undefined): MadeLaw => ({
    language,
    articles: [one, own, other].flatMap((part) => (part ? titled(part) : [])),
  });
  const old = between(isAloneBefore ? undefined : others[0], law, isAloneBefore ? undefined : others[1]);
  const next = between(others[2], amend(law, random), others[3]);
  const gazette = { header: 'Official Gazette', pageNumbers: true, lines: 40 };
  const before = typeset(old, isAloneBefore ? settingOf(random) : gazette);
  return {
    before,
    after: typeset(next, gazette),
    isSelectable: (word) => {
      const { origin = -1 } = before.words[word] ?? {};
      return origin >= 0 && origin < 1_000_000;
    },
  };
}

/** The articles of a law below its title. */
function titled({ articles }: MadeLaw): MadeLaw['articles'] {
  const name = articles[0]?.blocks[0]?.words.at(-1)?.text ?? 'Law';
  const words = ['Act', 'on', name].map((text) => ({ text, origin: -2 }));
  return [{ blocks: [{ isHeading: true, words }] }, ...articles];
}
