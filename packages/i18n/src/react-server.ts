/** The entry in React's server components, where there is no context: the same names, of which the binding stays in the browser's bundle. */
export { loadLandingMessages, loadMessages, LOCALES, pickLocale } from './messages';
export type {
  AnnotatorMessages,
  EnglishMessages,
  LandingMessages,
  LocaleCode,
  Messages,
  Namespace,
} from './messages';
export { useLocale, useTranslate, MessagesProvider } from '@glossator/i18n/react';
export type { Shape } from './shape';
export { createTranslate, TranslationError } from './translate';
export { dateFormat, writeBytes } from './written';
export type { DateFormat } from './written';
