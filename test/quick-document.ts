/**
 * Two things that screen tests ask of a document thousands of times, and that jsdom finds by going through the whole
 * document at each: whose label a label is, and whether an element is shown. The answers are jsdom's own.
 */
const LABELLABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

export function answerQuickly(): void {
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      if (!this.hasAttribute('for')) return this.querySelector(LABELLABLE);
      const named = this.isConnected ? document.getElementById(this.htmlFor) : null;
      return named?.matches(LABELLABLE) ? named : null;
    },
  });
  for (const { prototype } of labelled())
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        if (!this.matches(LABELLABLE)) return null;
        const around = aroundIt(this);
        return [...(around?.control === this ? [around] : []), ...(this.id ? (namedLabels().get(this.id) ?? []) : [])];
      },
    });

  const ofJsdom = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    // Tests have no style sheets: the browser's own and what is written on elements decide.
    if (pseudo || document.styleSheets.length > 0) return ofJsdom(element, pseudo);
    return quickStyle(element, ofJsdom);
  };
}

/** A function: the page is there only when it is asked. */
const labelled = () => [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

function aroundIt(element: Element): HTMLLabelElement | undefined {
  for (let each = element.parentElement; each; each = each.parentElement)
    if (each.localName === 'label') return each as HTMLLabelElement;
  return undefined;
}

/** Labels by the id they name, read again only after a change of the document. */
let labels: { version: number; byId: Map<string, HTMLLabelElement[]> } | undefined;
function namedLabels(): Map<string, HTMLLabelElement[]> {
  const version = versionOf(document);
  if (labels?.version === version) return labels.byId;
  const byId = new Map<string, HTMLLabelElement[]>();
  for (const label of document.querySelectorAll<HTMLLabelElement>('label[for]'))
    byId.set(label.htmlFor, [...(byId.get(label.htmlFor) ?? []), label]);
  labels = { version, byId };
  return byId;
}

/** jsdom counts the changes of each node and what is in it. */
function versionOf(node: Node): number {
  const [implementation] = Object.getOwnPropertySymbols(node);
  return (node as unknown as Record<symbol, { _version: number }>)[implementation!]!._version;
}

type Read = (element: Element) => CSSStyleDeclaration;

function quickStyle(element: Element, read: Read): CSSStyleDeclaration {
  const shown: Record<string, (() => string) | undefined> = {
    display: () => displayOf(element, read),
    visibility: () => inherited(element, 'visibility', 'visible'),
    pointerEvents: () => inherited(element, 'pointerEvents', 'auto'),
  };
  let whole: CSSStyleDeclaration | undefined;
  return new Proxy({} as CSSStyleDeclaration, {
    get(_target, name: string) {
      if (shown[name]) return shown[name]();
      if (name === 'getPropertyValue')
        return (property: string) => shown[property]?.() ?? (whole ??= read(element)).getPropertyValue(property);
      whole ??= read(element);
      const value: unknown = Reflect.get(whole, name);
      return typeof value === 'function' ? (value.bind(whole) as unknown) : value;
    },
  });
}

/** By what the browser's own style sheet looks at. */
const displays = new Map<string, string>();
function displayOf(element: Element, read: Read): string {
  const attributes = ['hidden', 'open', 'type', 'controls', 'style'].map((name) => element.getAttribute(name));
  const key = [element.namespaceURI, element.localName, element.parentElement?.localName, ...attributes].join(' ');
  const known = displays.get(key);
  if (known !== undefined) return known;
  const { display } = read(element);
  displays.set(key, display);
  return display;
}

function inherited(element: Element, property: 'visibility' | 'pointerEvents', initial: string): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const own = (each as HTMLElement).style[property];
    if (own) return own;
  }
  return initial;
}
