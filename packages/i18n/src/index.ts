/** The words of Glossator: catalogues, typed translation, React binding. */
export { loadMessages, LOCALES, pickLocale, TRANSLATED_LOCALES } from './messages';
export type { EnglishMessages, LocaleCode, Messages, Namespace } from './messages';
export { useLocale, useTranslate, WordsProvider } from './react';
export type { Shape } from './shape';
export { createTranslate, TranslationError } from './translate';
