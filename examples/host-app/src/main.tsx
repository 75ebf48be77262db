import '@fontsource-variable/inter';
import '@fontsource-variable/source-serif-4';
import '@glossator/annotator/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/host.css';
import { App } from './app/App';
import { createServices } from './app/services';

const element = document.getElementById('app');
if (!element) throw new Error('index.html has no element with the id "app"');
// While developing, what the server says is held to the contract here, too.
const checks = import.meta.env.DEV
  ? (await import('@glossator/client-sdk/checks')).contractChecks
  : undefined;
createRoot(element).render(
  <StrictMode>
    <App services={createServices(window.location.origin, checks)} />
  </StrictMode>,
);
