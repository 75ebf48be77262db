import '@fontsource-variable/inter';
import '@fontsource-variable/source-serif-4';
import '@glossator/annotator/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadLandingMessages, LOCALES, pickLocale } from '@glossator/i18n';
import './app/host.css';
import { createAppearance } from './app/appearance';
import { LandingApp } from './landing/LandingApp';

const element = document.getElementById('app');
if (!element) throw new Error('index.html has no element with the id "app"');
await show(element);

/** Brings the page to life: it is written already, or else (while developing) is drawn now. */
async function show(root: HTMLElement): Promise<void> {
  const locale = pickLocale(document.documentElement.lang, []);
  const appearance = createAppearance();
  const isOwnAddress = LOCALES.some((each) => window.location.pathname === `/${each}`);
  const page = (
    <StrictMode>
      <LandingApp
        written={{ locale, messages: await loadLandingMessages(locale) }}
        wanted={isOwnAddress ? undefined : appearance.locale.get()}
        appearance={appearance}
      />
    </StrictMode>
  );
  if (root.firstElementChild) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
