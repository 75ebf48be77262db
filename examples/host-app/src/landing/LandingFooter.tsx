import { LOCALES } from '@glossator/i18n';
import { LANGUAGE_NAMES } from '../shell/language-names';
import { useLandingWords } from './landing-host';
import css from './glossator-landing.module.css';

/** The end of the landing page: what registering asks to accept, and the page in each language, also without scripts. */
export function LandingFooter() {
  const words = useLandingWords();
  return (
    <footer className={css['footer']}>
      <nav aria-label={words.footer.label}>
        <a href="/terms">{words.footer.terms}</a>
        <a href="/privacy">{words.footer.privacy}</a>
      </nav>
      <nav aria-label={words.nav.languages}>
        {LOCALES.map((locale) => (
          <a key={locale} href={`/${locale}`} hrefLang={locale} lang={locale}>
            {LANGUAGE_NAMES[locale]}
          </a>
        ))}
      </nav>
    </footer>
  );
}
