import type { Random } from './random';

/** A word of a made law. Two words of two versions are the same word when their origins are equal and not negative. */
export interface MadeWord {
  readonly text: string;
  readonly origin: number;
  /** A mark such as `§ 3` or `(2)`, that is nothing but a label. */
  readonly isLabel?: true;
  /** One of a paragraph that was put in another article as well. */
  readonly isCopy?: true;
  /** The text of a footnote that the word refers to. */
  readonly note?: string;
}

/** A heading, paragraph or item: what begins a line of its own. */
export interface MadeBlock {
  readonly isHeading?: true;
  /** Whether it stands in another article than at first. */
  readonly isMoved?: true;
  readonly words: readonly MadeWord[];
}

/** An article: its heading first. */
export interface MadeArticle {
  readonly blocks: readonly MadeBlock[];
}

export type MadeLanguage = 'de' | 'fr' | 'en';

/** A law made by a test. */
export interface MadeLaw {
  readonly language: MadeLanguage;
  readonly articles: readonly MadeArticle[];
}

/** How large a law is to be, and how much of it is boilerplate, from 0 to 1. */
export interface LawShape {
  readonly language?: MadeLanguage;
  readonly articles?: number;
  readonly boilerplate?: number;
  readonly notes?: boolean;
}

interface Idiom {
  readonly article: (number: number) => string;
  readonly paragraph: (number: number) => string;
  readonly item: (index: number) => string;
  readonly small: readonly string[];
  readonly syllables: readonly string[];
  readonly endings: readonly string[];
  readonly boilerplate: readonly string[];
}

const IDIOMS: Readonly<Record<MadeLanguage, Idiom>> = {
  de: {
    article: (number) => `§ ${number}`,
    paragraph: (number) => `(${number})`,
    item: (index) => `${index + 1}.`,
    small: 'der die das und oder nicht ist wird durch nach von dem den zu für mit auf eine'.split(' '),
    syllables: 'Ver Gel Be Un Haft trag prüf schul gläub wirk fall recht frist zeit grö flie käuf'.split(' '),
    endings: 'ung keit schaft er es lich tum ßen'.split(' '),
    boilerplate: [
      'Das Nähere regelt eine Rechtsverordnung der Bundesregierung.',
      'Die Vorschriften des ersten Abschnitts gelten entsprechend.',
      'Zuwiderhandlungen werden mit Geldbuße geahndet.',
    ],
  },
  fr: {
    article: (number) => `Article ${number}`,
    paragraph: (number) => `${number}.`,
    item: (index) => `${'abcdef'[index] ?? 'z'})`,
    small: 'le la les des de du et ou est ne pas par pour dans sur une aux que'.split(' '),
    syllables: 'con tra vé é ré pré som gar ven ache fi dé mou bail légi opé'.split(' '),
    endings: 'tion ment eur ité ance ée çoire ible'.split(' '),
    boilerplate: [
      "Un décret en Conseil d'État fixe les modalités d'application du présent article.",
      'Toute clause contraire est réputée non écrite.',
      'Les dispositions qui précèdent sont applicables aux contrats en cours.',
    ],
  },
  en: {
    article: (number) => `Section ${number}.`,
    paragraph: (number) => `(${number})`,
    item: (index) => `(${'abcdef'[index] ?? 'z'})`,
    small: 'the of and or not shall be by for to in any such under with may that'.split(' '),
    syllables: 'con tract war ran offi cer par lia claim sub mort ten pro vi ob li'.split(' '),
    endings: 'tion ment or ity ance ed ing able'.split(' '),
    boilerplate: [
      'The Minister may make regulations for the purposes of this section.',
      'Any person who contravenes this section commits an offence.',
      'This section does not apply to agreements made before its commencement.',
    ],
  },
};

/** The labels of a language, for edits that number anew. */
export function labelsOf(language: MadeLanguage): Pick<Idiom, 'article' | 'paragraph'> {
  return IDIOMS[language];
}

/** Makes a law: the same random numbers make the same law. */
export function makeLaw(
  random: Random,
  { language = 'de', articles = 12, boilerplate = 0.3, notes = false }: LawShape = {},
): MadeLaw {
  const idiom = IDIOMS[language];
  let origin = 0;
  const wordsOf = (text: string): MadeWord[] =>
    text.split(' ').map((word) => ({ text: word, origin: origin++ }));
  const label = (text: string): MadeWord => ({ text, origin: origin++, isLabel: true });
  const content = (): string =>
    random.pick(idiom.syllables) + random.pick(idiom.syllables).toLowerCase() + random.pick(idiom.endings);
  const vocabulary = Array.from({ length: 60 + articles * 12 }, content);
  const noteOf = (): string =>
    Array.from({ length: random.between(3, 6) }, () =>
      random.pick(random.chance(0.4) ? idiom.small : vocabulary),
    ).join(' ');
  const sentence = (): MadeWord[] => {
    const texts: string[] = [];
    const length = random.between(6, 22);
    while (texts.length < length) {
      const text = random.chance(0.4) ? random.pick(idiom.small) : random.pick(vocabulary);
      if (!texts.slice(-2).includes(text)) texts.push(text);
    }
    const words = wordsOf(`${capital(texts.join(' '))}.`);
    const at = random.between(1, words.length - 1);
    return words.map((word, index) => {
      if (random.chance(0.05) && index < words.length - 1) return { ...word, text: `${word.text},` };
      if (notes && index === at && random.chance(0.2)) return { ...word, note: `${capital(noteOf())}.` };
      return word;
    });
  };
  const article = (_: unknown, index: number): MadeArticle => {
    const blocks: MadeBlock[] = [
      {
        isHeading: true,
        words: [label(idiom.article(index + 1)), ...wordsOf(capital(`${content()} ${content()}`))],
      },
    ];
    const paragraphs = random.between(1, 4);
    for (let number = 1; number <= paragraphs; number += 1) {
      blocks.push({
        words: [label(idiom.paragraph(number)), ...sentence(), ...(random.chance(0.5) ? sentence() : [])],
      });
      if (random.chance(0.2))
        for (let item = 0; item < 3; item += 1)
          blocks.push({ words: [label(idiom.item(item)), ...sentence().slice(-random.between(3, 6))] });
    }
    if (random.chance(boilerplate))
      blocks.push({
        words: [label(idiom.paragraph(paragraphs + 1)), ...wordsOf(random.pick(idiom.boilerplate))],
      });
    return { blocks };
  };
  return { language, articles: Array.from({ length: articles }, article) };
}

function capital(text: string): string {
  return text.replace(/^./, (first) => first.toUpperCase());
}
