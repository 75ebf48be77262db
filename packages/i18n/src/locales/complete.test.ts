import { TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { loadMessages, LOCALES, type Namespace } from '../messages';
import { argumentsOf, elementsOf, textsOf, wordsOf } from '../testing/message-parts';
import { createTranslate } from '../translate';
import { sameAsEnglish } from './same-as-english';

const english = await textsOf('en');
const translations = LOCALES.filter((locale) => locale !== 'en');

/** Millions have a form of their own in Romance languages, which no text here counts. */
const UNCOUNTED = 'many';

/** Numbers that differ in their words in one of the languages, and how large ones are written. */
const COUNTS = [0, 1, 2, 5, 12_345, 1_000_000];

describe.each(translations)('the messages in %s', async (locale) => {
  const texts = await textsOf(locale);

  it('have the keys of the English ones', () => {
    expect(texts.size).toBeGreaterThan(1000);
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('have the arguments and tags of the English ones', () => {
    const usedIn = (text: string) => [...argumentsOf(text)].map((each) => each.join(' ')).toSorted();
    const different = [...texts].filter(
      ([key, text]) => usedIn(text).join(', ') !== usedIn(english.get(key) ?? '').join(', '),
    );
    expect(different).toEqual([]);
  });

  it('are translated, but for words that are the same', () => {
    const same = [...texts].filter(([key, text]) => text === english.get(key));
    const listed = sameAsEnglish[locale].split(' ');
    expect(same.filter(([, text]) => wordsOf(text).some((word) => !listed.includes(word)))).toEqual([]);
    // Nothing stays listed that has been translated since.
    expect(listed).toEqual([...new Set(same.flatMap(([, text]) => wordsOf(text)))].toSorted());
  });
});

describe.each(LOCALES)('each message in %s', async (locale) => {
  const texts = await textsOf(locale);
  const messages = await loadMessages(locale);
  const needed = new Intl.PluralRules(locale)
    .resolvedOptions()
    .pluralCategories.filter((category) => category !== UNCOUNTED);

  it('that counts has words for every number', () => {
    const wrong = [...texts].filter(([, text]) =>
      elementsOf(text).some((element) => {
        if (element.type !== TYPE.plural) return false;
        const chosen = Object.keys(element.options).filter((option) => !option.startsWith('='));
        return (
          chosen.some((option) => !needed.some((category) => category === option)) ||
          !chosen.includes('other')
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('says of nothing, and of one, what the English one says of it', () => {
    const counted = (text: string | undefined) =>
      elementsOf(text ?? '')
        .filter((element) => element.type === TYPE.plural)
        .flatMap(({ value, options }) => Object.keys(options).map((option) => `${value} ${option}`));
    const missing = [...texts].flatMap(([key, text]) => {
      const here = counted(text);
      return counted(english.get(key))
        .filter((option) => !here.includes(option))
        .map((option) => `${key}: ${option}`);
    });
    expect(missing).toEqual([]);
  });

  it('can be written', () => {
    const written = [...texts].flatMap(([key, text]) => {
      const [namespace = '', ...rest] = key.split('.');
      // Which keys and arguments there are is not known to the compiler here.
      const write: (...values: never[]) => string = createTranslate(locale, messages, namespace as Namespace);
      return samplesFor(text).map((values) => write(rest.join('.') as never, values as never));
    });
    expect(written.length).toBeGreaterThan(texts.size);
    expect(written.filter((text) => /[{}#]|undefined|NaN/.test(text))).toEqual([]);
  });
});

/** Values for the arguments of a message: each number, and each choice, once. */
function samplesFor(text: string): Record<string, unknown>[] {
  const uses = [...argumentsOf(text)];
  const choices = Math.max(COUNTS.length, ...uses.map(([, use]) => use.split(' ').length));
  const some = uses.length === 0 ? 1 : choices;
  return Array.from({ length: some }, (_, at) =>
    Object.fromEntries(uses.map(([name, use]) => [name, sampleOf(use, at)])),
  );
}

function sampleOf(use: string, at: number): unknown {
  const [kind, ...options] = use.split(' ');
  if (kind === 'select') return options[at % options.length];
  if (kind === 'number') return COUNTS[at % COUNTS.length];
  return kind === 'moment' ? new Date(0) : 'A–Z';
}
