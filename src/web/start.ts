/** The page as the build drew it is painted before any of the product's code runs; a page that is empty starts at once. */
const start = (): void => void import('./main.tsx');

if (document.getElementById('root')?.dataset.drawn && !document.hidden) {
  // A frame, and what comes after it.
  requestAnimationFrame(() => setTimeout(start));
} else start();
