import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { LocaleCode, Messages, Namespace } from './messages';
import { createTranslate } from './translate';

const MessagesContext = createContext<{ locale: LocaleCode; messages: Partial<Messages> } | undefined>(
  undefined,
);

/** Provides the messages of one language to its children: all of them, or of the namespaces that the children use. */
export function MessagesProvider(props: {
  readonly locale: LocaleCode;
  readonly messages: Partial<Messages>;
  readonly children: ReactNode;
}) {
  const { locale, messages } = props;
  const value = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <MessagesContext.Provider value={value}>{props.children}</MessagesContext.Provider>;
}

function useMessages() {
  const value = useContext(MessagesContext);
  if (!value) throw new Error('useTranslate and useLocale need a MessagesProvider around them');
  return value;
}

/** The messages of one namespace in the current language, for components inside a `MessagesProvider`. */
export function useTranslate<N extends Namespace>(namespace: N) {
  const { locale, messages } = useMessages();
  return useMemo(() => {
    const { [namespace]: words } = messages;
    if (words === undefined)
      throw new Error(`The messages of "${namespace}" were not given to the MessagesProvider`);
    return createTranslate(locale, messages as Pick<Messages, N>, namespace);
  }, [locale, messages, namespace]);
}

/** The current interface language. */
export function useLocale(): LocaleCode {
  return useMessages().locale;
}
