/** Screens move the focus as they change; a preview beside a form must not take it from the form. */
export function keepFocusOutside(): () => void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (document.hasFocus()) focus.call(this, options);
  };
  return () => {
    HTMLElement.prototype.focus = focus;
  };
}
