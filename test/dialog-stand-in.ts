/** Polyfill of <dialog> for jsdom: modal opening with focus inside, Escape, and returning the focus. */
const open: HTMLDialogElement[] = [];
const returnTo = new WeakMap<HTMLDialogElement, Element | null>();

const FOCUSABLE = 'button:not(:disabled), [href], input:not(:disabled), select, textarea, [tabindex="0"]';

export function standInForDialogs() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
    returnTo.set(this, document.activeElement);
    this.setAttribute('open', '');
    open.push(this);
    this.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  };

  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.removeAttribute('open');
    open.splice(open.indexOf(this), 1);
    const before = returnTo.get(this);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };

  document.addEventListener('keydown', (event) => {
    const top = open.at(-1);
    if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}
