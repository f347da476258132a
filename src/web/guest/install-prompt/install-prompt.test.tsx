import { fireEvent, act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPrompt } from '#web/shell/due-prompt.ts';
import { open, stubServer } from '#test/console-page.tsx';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const TIP = 'Without installation, your settings and preferences may not be saved.';
const button = (name: string) => screen.findByRole('button', { name });
const openOn = (userAgent: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  stubServer({});
  open('/kiosk/live');
  // Prompts are loaded with the first touch.
  void screen.findByLabelText('Kiosk code').then(() => fireEvent.pointerDown(document.body));
};

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

describe('the prompts', () => {
  it.each([
    ['a phone', '/kiosk/live', undefined, 'install'],
    ['a shared screen', '/kiosk/live?joinCode=BCD234&screen=shared', undefined, undefined],
    ['another page of a shared screen', '/approve?shopId=s1', 'BCD234', undefined],
  ])('on %s: %s', (_screen, address, sharedScreen, due) => {
    history.replaceState(null, '', address);
    if (sharedScreen !== undefined) sessionStorage.setItem('sharedScreen', sharedScreen);
    expect(readPrompt()).toBe(due);
  });

  it('lead from an app on an iPhone to Safari, then to the home screen, each until it is dismissed', async () => {
    openOn(`${IPHONE} Instagram 335`);
    const link = await screen.findByRole('link', { name: 'Open in Safari' });
    expect(link.getAttribute('href')).toBe(`x-safari-${location.href}`);
    expect(screen.queryByText(TIP)).toBeNull();
    await userEvent.click(await button('Continue Anyway'));
    expect(sessionStorage.getItem('safariPromptDismissed')).not.toBeNull();

    expect(await screen.findByText(TIP)).toBeTruthy();
    expect(screen.getByText('Add to Home Screen')).toBeTruthy();
    await userEvent.click(await button('Maybe Later'));
    expect(sessionStorage.getItem('pwaPromptDismissed')).not.toBeNull();
    expect(screen.queryByText(TIP)).toBeNull();
  });

  it('stay away from a page that says what went wrong', async () => {
    openOn('Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile Safari/537.36');
    await button('Install App');
    const wrong = document.body.appendChild(document.createElement('p'));
    wrong.setAttribute('role', 'alert');
    await new Promise((done) => setTimeout(done));
    expect(screen.queryByText(TIP)).not.toBeNull();
    wrong.textContent = 'Nobody has this code.';
    await waitFor(() => expect(screen.queryByText(TIP)).toBeNull());
    wrong.remove();
    expect(await screen.findByText(TIP)).toBeTruthy();
  });

  it('show the steps if the browser has no prompt of its own', async () => {
    openOn('Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile Safari/537.36');
    await userEvent.click(await button('Install App'));
    const steps = await screen.findByRole('dialog', { name: 'Install App' });
    expect(steps.textContent).toContain('Choose Install app or Add to Home screen.');
  });

  it('use the browser’s own prompt if there is one', async () => {
    openOn('Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile Safari/537.36');
    const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' }));
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void window.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    await userEvent.click(await button('Install App'));
    expect(prompt).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(screen.queryByText(TIP)).toBeNull());
  });
});
