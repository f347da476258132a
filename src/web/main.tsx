import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/base.css';
import { App } from './app.tsx';
import { startTexts } from './i18n.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await startTexts();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
