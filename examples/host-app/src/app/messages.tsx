import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { loadMessages, MessagesProvider } from '@glossator/i18n';
import type { LocaleCode, Messages, Namespace } from '@glossator/i18n';
import { usePreference } from './preferences';
import { useServices } from './services';

/** Words of every screen; those of other namespaces are loaded when a screen wants them. */
const EVERYWHERE: readonly Namespace[] = ['host'];

interface Words {
  readonly messages: Partial<Messages>;
  /** Why some of those that are wanted are not there. */
  readonly failure: unknown;
  /** Loads those of a namespace too, in this language and in those chosen later. */
  want(namespaces: readonly Namespace[]): void;
}

const WordsContext = createContext<Words | undefined>(undefined);

/** Loads the messages of the chosen language and provides them to its children; the previous ones stay until then. */
export function LocalizedMessages({ children }: { readonly children: ReactNode }) {
  const { appearance, log } = useServices();
  const locale = usePreference(appearance.locale);
  const [wanted, setWanted] = useState(EVERYWHERE);
  const [current, setCurrent] = useState<{
    readonly locale: LocaleCode;
    readonly messages: Partial<Messages>;
  }>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    loadMessages(locale, wanted).then(
      (messages) => {
        if (!isWanted) return;
        document.documentElement.lang = locale;
        setFailure(undefined);
        setCurrent({ locale, messages });
      },
      (error: unknown) => {
        log.error(`The messages of "${locale}" could not be loaded`, error);
        if (isWanted) setFailure(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [locale, log, wanted]);
  const want = useCallback(
    (namespaces: readonly Namespace[]) =>
      setWanted((before) =>
        namespaces.every((name) => before.includes(name)) ? before : [...new Set([...before, ...namespaces])],
      ),
    [],
  );
  const words = useMemo(
    () => current && { messages: current.messages, failure, want },
    [current, failure, want],
  );
  if (!current || !words) return null;
  return (
    <WordsContext.Provider value={words}>
      <MessagesProvider locale={current.locale} messages={current.messages}>
        {children}
      </MessagesProvider>
    </WordsContext.Provider>
  );
}

/**
 * The messages of some namespaces, to pass to an embedded component; undefined until they are there. `namespaces` is the same list between
 * renders. Throws where they cannot be loaded, and outside of `LocalizedMessages`.
 */
export function useMessages<N extends Namespace>(namespaces: readonly N[]): Pick<Messages, N> | undefined {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useMessages needs LocalizedMessages around it');
  const { messages, failure, want } = words;
  useEffect(() => want(namespaces), [namespaces, want]);
  if (namespaces.every((name) => messages[name] !== undefined)) return messages as Pick<Messages, N>;
  if (failure !== undefined) throw toError(failure);
  return undefined;
}

function toError(failure: unknown): Error {
  return failure instanceof Error
    ? failure
    : new Error('The messages could not be loaded', { cause: failure });
}
