import { LOCALES, pickLocale } from '@glossator/i18n';
import type { LocaleCode } from '@glossator/i18n';
import { createPreference } from './preferences';
import type { Preference } from './preferences';

/** Light, dark, or like the system. */
export type ThemeChoice = 'light' | 'dark' | 'auto';
/** How the library shows Codes. */
export type LibraryView = 'shelf' | 'table';

/** What the user has chosen for this browser. */
export interface Appearance {
  readonly locale: Preference<LocaleCode>;
  readonly theme: Preference<ThemeChoice>;
  readonly libraryView: Preference<LibraryView>;
}

/** The choices kept in this browser; the language falls back to the browser's, then English (specification section 9). */
export function createAppearance(): Appearance {
  return {
    locale: createPreference('locale', LOCALES, pickLocale(undefined, navigator.languages)),
    theme: createPreference('glossator.theme', ['light', 'dark', 'auto'], 'auto'),
    libraryView: createPreference('glossator.library-view', ['shelf', 'table'], 'shelf'),
  };
}
