import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { loadMessages, MessagesProvider } from '@glossator/i18n';
import type { LocaleCode, Messages } from '@glossator/i18n';
import { usePreference } from './preferences';
import { useServices } from './services';

const MessagesContext = createContext<Messages | undefined>(undefined);

/** Loads the messages of the chosen language and provides them to its children; the previous ones stay until then. */
export function LocalizedMessages({ children }: { readonly children: ReactNode }) {
  const { appearance, log } = useServices();
  const locale = usePreference(appearance.locale);
  const [current, setCurrent] = useState<{ readonly locale: LocaleCode; readonly messages: Messages }>();
  useEffect(() => {
    let isWanted = true;
    loadMessages(locale).then(
      (messages) => {
        if (!isWanted) return;
        document.documentElement.lang = locale;
        setCurrent({ locale, messages });
      },
      (error: unknown) => log.error(`The messages of "${locale}" could not be loaded`, error),
    );
    return () => {
      isWanted = false;
    };
  }, [locale, log]);
  if (!current) return null;
  return (
    <MessagesContext.Provider value={current.messages}>
      <MessagesProvider locale={current.locale} messages={current.messages}>
        {children}
      </MessagesProvider>
    </MessagesContext.Provider>
  );
}

/** The messages, to pass to an embedded component. Throws outside of `LocalizedMessages`. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs LocalizedMessages around it');
  return messages;
}
