/** The page as the build drew it is seen before any of the product's code, or a font, is asked for; a page that is empty starts at once. */
import { keepEarlyTap } from './pre-hydration-clicks.ts';
import { local } from './storage.ts';

/** The first paint is not waited for longer than this, should a browser never tell of it. Milliseconds. */
const PATIENCE_MS = 3000;

/** More than once does no harm. */
const start = (): void => {
  void import('../main.tsx');
  if (!isLinked) delete document.documentElement.dataset.unpainted;
};

const root = document.getElementById('root');
const chosen = local.get('locale');
if (root && chosen && chosen !== root.dataset.drawn) {
  // The server went by the browser's language: what this guest chose before is drawn in place of it.
  root.replaceChildren();
  delete root.dataset.drawn;
}
if (root?.dataset.drawn) keepEarlyTap(root);
// Whoever comes with a code waits for the code to work, not for the first paint.
const isLinked = location.search !== '';
if (root?.dataset.drawn && !isLinked && !document.hidden) {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, PATIENCE_MS);
} else start();
