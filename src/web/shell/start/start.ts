/** The prerendered page is painted before any code or font is loaded; an empty page starts at once. */
import { storeEarlyTap } from './pre-hydration-clicks.ts';
import { local } from './storage.ts';

/** Maximum wait for the first paint, in case a browser does not report it. Milliseconds. */
const PATIENCE_MS = 3000;

/** Safe to call more than once. */
const start = (): void => {
  void import('../main.tsx');
  if (!isLinked) delete document.documentElement.dataset.unpainted;
};

const root = document.getElementById('root');
const chosen = local.get('locale');
if (root && chosen && chosen !== root.dataset.drawn) {
  // The server chose by the browser's language: replace it by the language this guest chose before.
  root.replaceChildren();
  delete root.dataset.drawn;
}
if (root?.dataset.drawn) storeEarlyTap(root);
// A link with a code needs the code to run, not an early paint.
const isLinked = location.search !== '';
if (root?.dataset.drawn && !isLinked && !document.hidden) {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, PATIENCE_MS);
} else start();
