import { ChevronDown } from 'lucide-react';
import { LOCALES, useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { usePreference } from '../app/preferences';
import { TopBarMenu } from './TopBarMenu';

/** The five interface languages, each in its own name. */
const NAMES = { en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano', es: 'Español' } as const;

/** The choice of the interface language, kept under `locale` (specification section 9). */
export function LanguageMenu() {
  const t = useTranslate('host');
  const { locale } = useServices().appearance;
  const current = usePreference(locale);
  return (
    <TopBarMenu
      label={`${t('nav.language')}: ${NAMES[current]}`}
      selected={current}
      entries={LOCALES.map((code) => ({ id: code, label: NAMES[code], onAction: () => locale.set(code) }))}
    >
      <span aria-hidden>{current.toUpperCase()}</span>
      <ChevronDown size="1em" aria-hidden />
    </TopBarMenu>
  );
}
