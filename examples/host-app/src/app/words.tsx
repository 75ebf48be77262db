import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { loadMessages, WordsProvider } from '@glossator/i18n';
import type { LocaleCode, Messages } from '@glossator/i18n';
import { usePreference } from './preferences';
import { useServices } from './services';

const MessagesContext = createContext<Messages | undefined>(undefined);

/** Loads the words of the chosen language and gives them to everything inside; the old ones stay until then. */
export function Words({ children }: { readonly children: ReactNode }) {
  const { appearance, log } = useServices();
  const locale = usePreference(appearance.locale);
  const [words, setWords] = useState<{ readonly locale: LocaleCode; readonly messages: Messages }>();
  useEffect(() => {
    let isWanted = true;
    loadMessages(locale).then(
      (messages) => {
        if (!isWanted) return;
        document.documentElement.lang = locale;
        setWords({ locale, messages });
      },
      (error: unknown) => log.error(`The words of "${locale}" could not be loaded`, error),
    );
    return () => {
      isWanted = false;
    };
  }, [locale, log]);
  if (!words) return null;
  return (
    <MessagesContext.Provider value={words.messages}>
      <WordsProvider locale={words.locale} messages={words.messages}>
        {children}
      </WordsProvider>
    </MessagesContext.Provider>
  );
}

/** The words themselves, to hand on to an embedded component. Throws outside of `Words`. */
export function useWords(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useWords needs Words around it');
  return messages;
}
