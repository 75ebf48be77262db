import { ChevronDown } from 'lucide-react';
import { LOCALES, useTranslate } from '@glossator/i18n';
import type { LocaleCode } from '@glossator/i18n';
import { saveLocale } from '../app/account-locale';
import { useServices } from '../app/services';
import { usePreference } from '../app/preferences';
import { TopBarMenu } from './TopBarMenu';

/** The five interface languages, each in its own name. */
const NAMES = { en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano', es: 'Español' } as const;

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
    <TopBarMenu
      label={`${t('nav.language')}: ${NAMES[current]}`}
      items={LOCALES.map((code) => ({
        key: code,
        label: NAMES[code],
        isChosen: code === current,
        onChoose: () => choose(code),
      }))}
    >
      <span aria-hidden>{current.toUpperCase()}</span>
      <ChevronDown size="1em" aria-hidden />
    </TopBarMenu>
  );
}
