import { ChevronDown } from 'lucide-react';
import { LOCALES, useTranslate } from '@glossator/i18n';
import type { LocaleCode } from '@glossator/i18n';
import { saveLocale } from '../app/account-locale';
import { useServices } from '../app/services';
import { usePreference } from '../app/preferences';
import { LANGUAGE_NAMES } from './language-names';
import { LaterMenu } from './LaterMenu';

/** The choice of the interface language, kept under `locale` (specification section 9), and in the account of who is logged in. */
export function LanguageMenu() {
  const t = useTranslate('host');
  const services = useServices();
  const { locale } = services.appearance;
  const current = usePreference(locale);
  const choose = (code: LocaleCode) => {
    locale.set(code);
    void saveLocale(services, code);
  };
  return (
    <LaterMenu
      label={t('nav.language', { name: LANGUAGE_NAMES[current] })}
      items={LOCALES.map((code) => ({
        key: code,
        label: LANGUAGE_NAMES[code],
        isChosen: code === current,
        onChoose: () => choose(code),
      }))}
    >
      <span aria-hidden>{current.toUpperCase()}</span>
      <ChevronDown size="1em" aria-hidden />
    </LaterMenu>
  );
}
