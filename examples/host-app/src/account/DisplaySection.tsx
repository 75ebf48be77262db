import { LOCALES, useTranslate } from '@glossator/i18n';
import { saveLocale } from '../app/account-locale';
import { usePreference } from '../app/preferences';
import { useServices } from '../app/services';
import { LANGUAGE_NAMES } from '../shell/language-names';
import { SelectField } from '../ui/SelectField';
import { AccountSection } from './AccountSection';

const THEMES = [
  { id: 'light', words: 'nav.themeLight' },
  { id: 'dark', words: 'nav.themeDark' },
  { id: 'auto', words: 'nav.themeAuto' },
] as const;

/** The language, which mails to the user are in, too, and the theme of this browser. */
export function DisplaySection() {
  const t = useTranslate('host');
  const services = useServices();
  const { locale, theme } = services.appearance;
  function chooseLanguage(id: string) {
    const chosen = LOCALES.find((code) => code === id);
    if (chosen === undefined) return;
    locale.set(chosen);
    void saveLocale(services, chosen);
  }
  function chooseTheme(id: string) {
    const chosen = THEMES.find((each) => each.id === id);
    if (chosen) theme.set(chosen.id);
  }
  return (
    <AccountSection title={t('account.display.title')}>
      <SelectField
        label={t('account.display.language')}
        choices={LOCALES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
        value={usePreference(locale)}
        onChange={chooseLanguage}
      />
      <SelectField
        label={t('nav.theme')}
        choices={THEMES.map(({ id, words }) => ({ id, label: t(words) }))}
        value={usePreference(theme)}
        onChange={chooseTheme}
      />
    </AccountSection>
  );
}
