/** The page as the build drew it is painted before any of the product's code, or a font, is asked for; a page that is empty starts at once. */
import { local } from './storage.ts';

/** The first paint is not waited for longer than this, should a browser never tell of it. Milliseconds. */
const PATIENCE_MS = 1000;

const start = (): void => {
  delete document.documentElement.dataset.unpainted;
  void import('./main.tsx');
};

/** Calls back when something of the page has been seen. */
const onceSeen = (then: () => void): void => {
  const seen = new Promise<void>((resolve) => {
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PATIENCE_MS);
  });
  void seen.then(then);
};

const root = document.getElementById('root');
const chosen = local.get('locale');
if (root && chosen && chosen !== root.dataset.drawn) {
  // The server goes by the browser's language; what this guest chose before is drawn in place of it.
  root.replaceChildren();
  delete root.dataset.drawn;
}
if (root?.dataset.drawn && !document.hidden) onceSeen(start);
else start();
