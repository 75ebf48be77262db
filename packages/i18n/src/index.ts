/** The messages of Glossator: catalogs, typed translation, React binding. */
export { loadLandingMessages, loadMessages, LOCALES, pickLocale } from './messages';
export type {
  AnnotatorMessages,
  EnglishMessages,
  LandingMessages,
  LocaleCode,
  Messages,
  Namespace,
} from './messages';
export { useLocale, useTranslate, MessagesProvider } from './react';
export type { Shape } from './shape';
export { createTranslate, TranslationError } from './translate';
export { dateFormat, writeBytes } from './written';
export type { DateFormat } from './written';
