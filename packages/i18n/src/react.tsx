import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { LocaleCode, Messages, Namespace } from './messages';
import { createTranslate } from './translate';

const WordsContext = createContext<{ locale: LocaleCode; messages: Messages } | undefined>(undefined);

/** Gives the words of one language to everything inside it. */
export function WordsProvider(props: {
  readonly locale: LocaleCode;
  readonly messages: Messages;
  readonly children: ReactNode;
}) {
  const { locale, messages } = props;
  const value = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <WordsContext.Provider value={value}>{props.children}</WordsContext.Provider>;
}

function useWords() {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useTranslate and useLocale need a WordsProvider around them');
  return words;
}

/** The words of one namespace in the current language, for components inside a `WordsProvider`. */
export function useTranslate<N extends Namespace>(namespace: N) {
  const { locale, messages } = useWords();
  return useMemo(() => createTranslate(locale, messages, namespace), [locale, messages, namespace]);
}

/** The current interface language. */
export function useLocale(): LocaleCode {
  return useWords().locale;
}
