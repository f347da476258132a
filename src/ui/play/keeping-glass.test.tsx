import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepingGlass, keepingPicture } from './keeping-glass.ts';

const asked = (wantsLess: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }) as unknown as MediaQueryList);

/** What stands named as the glass before the change, and after it. */
function startViewTransition(seen: (string | undefined)[]) {
  const named = () =>
    [...document.querySelectorAll<HTMLElement>('[id]')].find((one) => one.style.viewTransitionName === 'glass')?.id;
  return (change: () => void) => {
    seen.push(named());
    change();
    seen.push(named());
    return { ready: Promise.reject(new Error('hidden')), finished: Promise.resolve() };
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

function screenWithTwo() {
  HTMLElement.prototype.checkVisibility ??= () => true;
  render(
    <>
      <div id="result" data-glass />
      <dialog open>
        <div id="sheet" data-glass />
      </dialog>
    </>,
  );
  return () => document.querySelector('dialog')!.removeAttribute('open');
}

test('names the glass in front before the change, and the one that is in front after it', async () => {
  asked(false);
  const seen: (string | undefined)[] = [];
  Object.assign(document, { startViewTransition: startViewTransition(seen) });
  keepingGlass(screenWithTwo());
  expect(seen).toEqual(['sheet', 'result']);
  await vi.waitFor(() => expect(document.getElementById('result')!.style.viewTransitionName).toBe(''));
  expect(document.documentElement.style.viewTransitionName).toBe('');
  expect(document.getElementById('result')!.hasAttribute('data-moved')).toBe(true);
});

test('changes at once where reduced motion is set, and where the browser cannot', () => {
  asked(true);
  const started = vi.fn();
  Object.assign(document, { startViewTransition: started });
  const change = vi.fn();
  keepingGlass(change);
  Reflect.deleteProperty(document, 'startViewTransition');
  asked(false);
  keepingGlass(change);
  expect(change).toHaveBeenCalledTimes(2);
  expect(started).not.toHaveBeenCalled();
});

test('makes the picture of a listed drink the glass of what opens', () => {
  asked(false);
  HTMLElement.prototype.checkVisibility ??= () => true;
  render(
    <>
      <button type="button">
        <span id="picture" />
        Negroni
      </button>
      <dialog>
        <div id="sheet" data-glass />
      </dialog>
    </>,
  );
  const seen: (string | undefined)[] = [];
  Object.assign(document, { startViewTransition: startViewTransition(seen) });
  const open = () => document.querySelector('dialog')!.setAttribute('open', '');
  keepingPicture({ currentTarget: document.querySelector('button')! }, open);
  expect(seen).toEqual(['picture', 'sheet']);
});
