import '@glossator/annotator/styles.css';
import { loadMessages } from '@glossator/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './common/page.css';
import { Portal } from './Portal';

const messages = await loadMessages('en');
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Portal messages={messages} />
  </StrictMode>,
);
