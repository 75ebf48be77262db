import { renderToString } from 'react-dom/server';
import { loadLandingMessages, LOCALES } from '@glossator/i18n';
import type { LocaleCode } from '@glossator/i18n';
import { LandingApp } from './landing/LandingApp';

/** The landing page of a language as it is written at build: what stands in the page's root, and what its head says. */
export interface WrittenPage {
  readonly locale: LocaleCode;
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

/** Writes the landing page in every language, so that it can be read before any script runs, or without scripts. */
export async function writeLandingPages(): Promise<readonly WrittenPage[]> {
  return Promise.all(
    LOCALES.map(async (locale) => {
      const messages = await loadLandingMessages(locale);
      const { pageTitle, description } = messages.landing;
      const html = renderToString(<LandingApp written={{ locale, messages }} />);
      return { locale, html, title: pageTitle, description };
    }),
  );
}
