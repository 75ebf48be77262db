import { describe, expect, it } from 'vitest';
import { LOCALES } from '../messages';
import { textsOf } from '../testing/message-parts';

const SPACES = ' \\u00A0\\u202F';

/** What no text of a language has, by what it is called. Arguments are read as letters. */
const MISTAKES = {
  de: {
    'quotation marks of other languages': /[”"«»]/,
  },
  fr: {
    'marks without a narrow space before them': /[^\u202F;:!?»…][;!?»]|[^\u202F]:(?!\d)/,
    'quotation marks without a narrow space inside': /«[^\u202F]/,
    'quotation marks of other languages': /[“”„"]/,
    'ellipses apart': new RegExp(`[${SPACES}]…`),
    'accents left out': /(^|[^\p{L}])(A (?=confirmer|placer)|Etat|Ecrire)/u,
  },
  it: {
    'spaces before a mark': new RegExp(`[${SPACES}][;:!?»]|«[${SPACES}]`),
    'quotation marks of other languages': /[“”„"]/,
    'ellipses apart': new RegExp(`[${SPACES}]…`),
    'apostrophes for an accent': /(^|[^\p{L}])[EÈ]’($|[^\p{L}])/u,
  },
  es: {
    'spaces before a mark': new RegExp(`[${SPACES}][;:!?»]|«[${SPACES}]`),
    'quotation marks of other languages': /[“”„"]/,
    'ellipses apart': new RegExp(`[${SPACES}]…`),
    'questions and calls that do not open': /^[^¿]*\?|^[^¡]*!/,
  },
  en: {},
} as const;

describe.each(LOCALES)('the typography in %s', async (locale) => {
  const texts = [...(await textsOf(locale))].map(
    ([key, text]) => [key, text.replaceAll(/\{(\w+)(, number)?\}/g, 'x')] as const,
  );
  const having = (mistake: RegExp) => texts.filter(([, text]) => mistake.test(text));

  it.each(Object.entries(MISTAKES[locale]))('is free of %s', (_, mistake: RegExp) => {
    expect(having(mistake)).toEqual([]);
  });

  it('has the signs that are typed for others nowhere', () => {
    expect(having(/\.\.\.| {2}|\p{L}--\p{L}/u)).toEqual([]);
  });

  // The English texts that are specified stay to the letter.
  it.skipIf(locale === 'en')('has real apostrophes, and no line ends before %', () => {
    expect(having(/'/)).toEqual([]);
    // Italian has nothing there, as `Intl` writes its percentages.
    expect(having(locale === 'it' ? /\s%/ : /[^\u00A0\u202F]%/)).toEqual([]);
  });
});
