import { useId } from 'react';
import { LOCALES } from '@glossator/i18n';
import type { ThemeChoice } from '../app/appearance';
import { LANGUAGE_NAMES } from '../shell/language-names';
import { buttonClass } from '../ui/Button';
import { useLandingHost, useLandingWords } from './landing-host';
import css from './glossator-landing.module.css';

const THEMES = { auto: 'themeAuto', light: 'themeLight', dark: 'themeDark' } as const;
const THEME_CHOICES: readonly ThemeChoice[] = ['auto', 'light', 'dark'];

/** The bar of the landing page: its sections, language and appearance, and the ways in. */
export function LandingBar() {
  const words = useLandingWords();
  const { locale, theme, chooseLocale, chooseTheme } = useLandingHost();
  return (
    <header className={css['bar']}>
      <a href="/" className={css['brand']}>
        {words.productName}
      </a>
      <nav className={css['nav']} aria-label={words.nav.main}>
        <a href="#product" className={css['navLink']}>
          {words.nav.product}
        </a>
        <a href="#about" className={css['navLink']}>
          {words.nav.about}
        </a>
        <a href="#questions" className={css['navLink']}>
          {words.nav.questions}
        </a>
        <a href="#contact" className={css['navLink']}>
          {words.nav.contact}
        </a>
      </nav>
      <nav className={css['ways']} aria-label={words.nav.account}>
        <Choice
          label={words.nav.theme}
          value={theme}
          choices={THEME_CHOICES.map((value) => ({ value, text: words.nav[THEMES[value]] }))}
          onChoose={chooseTheme}
        />
        <Choice
          label={words.nav.language}
          value={locale}
          choices={LOCALES.map((value) => ({
            value,
            text: LANGUAGE_NAMES[value],
          }))}
          onChoose={chooseLocale}
        />
        <a href="/login" className={buttonClass('quiet')}>
          {words.nav.logIn}
        </a>
        <a href="/register" className={buttonClass('primary')}>
          {words.nav.startNow}
        </a>
      </nav>
    </header>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  readonly onChoose: (value: Value) => void;
}

/** A choice of few words. It is the browser's own: the menus of the app would be most of what this page loads. */
function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <>
      <label className={css['unseen']} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={css['choice']}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </>
  );
}
