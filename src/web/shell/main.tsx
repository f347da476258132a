import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#ui/kit/base.css';
import { App } from './app.tsx';
import { currentRoute } from './base-path.ts';
import { startTexts } from './i18n.ts';
import { mayHaveOrders } from './waiting-orders.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** The prerendered join page is hydrated if it is the one to show. */
const drawnIn = root.dataset.drawn;
const locale = await startTexts();
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
if (drawnIn === locale && currentRoute() === '/kiosk/live' && location.search === '' && !mayHaveOrders()) {
  hydrateRoot(root, app);
} else {
  root.replaceChildren();
  createRoot(root).render(app);
  delete document.documentElement.dataset.unpainted;
}
