/** The browser offers its install prompt once, and early: kept from the first script on, for the prompts that come later. */
export const early: { offer?: Event } = {};

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    early.offer = event;
  });
}
