import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { loadMessages, WordsProvider } from '@glossator/i18n';
import type { Messages } from '@glossator/i18n';
import { usePreference } from './preferences';
import { useServices } from './services';

const MessagesContext = createContext<Messages | undefined>(undefined);

/** Loads the words of the chosen language and gives them to everything inside; the old ones stay until then. */
export function Words({ children }: { readonly children: ReactNode }) {
  const { appearance } = useServices();
  const locale = usePreference(appearance.locale);
  const words = useQuery({
    queryKey: ['words', locale],
    queryFn: async () => ({ locale, messages: await loadMessages(locale) }),
    staleTime: Infinity,
    placeholderData: (previous) => previous,
  });
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  if (!words.data) return null;
  return (
    <MessagesContext.Provider value={words.data.messages}>
      <WordsProvider locale={words.data.locale} messages={words.data.messages}>
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
