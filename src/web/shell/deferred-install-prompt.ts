/** The browser offers its install prompt once, and early: stored from the first script on, for later prompts. */
export const early: { offer?: Event } = {};

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    early.offer = event;
  });
}
