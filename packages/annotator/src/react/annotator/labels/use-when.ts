import { useLocale, useTranslate } from '@glossator/i18n';
import { createContext, useContext, useMemo } from 'react';
import { useAnnotatorContext } from '../context/annotator-context';

/** Says when something was. */
export type When = (moment: string) => string;

/** Carries the one `When` of an annotator: what formats dates costs more to make than a card that shows one. */
export const WhenContext = createContext<When | undefined>(undefined);

/** Says when something was, as shortly as it can be said: today, yesterday, 3 March, 3 March 2024. */
export function useWhen(): When {
  const when = useContext(WhenContext);
  if (!when) throw new Error('This component works inside of an annotator only');
  return when;
}

/** Makes the `When` of an annotator, for its `WhenContext`. */
export function useMakeWhen(): When {
  const t = useTranslate('annotator');
  const language = useLocale();
  // Readers of European law write the day first in English too.
  const locale = language === 'en' ? 'en-GB' : language;
  const { clock } = useAnnotatorContext();
  return useMemo(() => {
    const thisYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
    const otherYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
    return (moment) => {
      const date = new Date(moment);
      const today = new Date(clock.now());
      const yesterday = new Date(clock.now());
      yesterday.setDate(today.getDate() - 1);
      if (date.toDateString() === today.toDateString()) return t('annotations.today');
      if (date.toDateString() === yesterday.toDateString()) return t('annotations.yesterday');
      return (date.getFullYear() === today.getFullYear() ? thisYear : otherYear).format(date);
    };
  }, [t, locale, clock]);
}
