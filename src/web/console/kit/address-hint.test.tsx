import { render, screen } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { afterEach, expect, it } from 'vitest';
import { publicOrigin } from '#web/shell/base-path.ts';
import { AddressHint } from './address-hint.tsx';

const page = document.documentElement.dataset;
afterEach(() => void delete page.publicUrl);

const show = (publicUrl?: string) => {
  if (publicUrl !== undefined) page.publicUrl = publicUrl;
  return render(
    <I18nProvider i18n={i18n}>
      <AddressHint />
    </I18nProvider>,
  );
};

it('warns of an address that phones cannot open', () => {
  expect(publicOrigin()).toBe(location.origin);
  show();
  expect(screen.getByText(/only this device can reach/)).toBeTruthy();
});

it('warns of a number, and says what to do', () => {
  show('http://192.168.1.20:8080');
  const said = screen.getByText(/a number that a new box/).textContent;
  expect(said).toContain('192.168.1.20:8080');
  expect(said).toContain('docs/install.md');
});

it('says nothing of a name, wherever the page itself is open', () => {
  expect(show('http://sipwell.local:8080').container.textContent).toBe('');
  expect(publicOrigin()).toBe('http://sipwell.local:8080');
});
