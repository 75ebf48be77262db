import '@glossator/annotator/styles.css';
import { loadMessages } from '@glossator/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './portal.css';
import { Portal } from './Portal';

const messages = await loadMessages('de');
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Portal messages={messages} />
  </StrictMode>,
);
