import { render, screen } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { AddressHint } from './address-hint.tsx';

const show = (kind: 'this-device' | 'number' | 'name') =>
  render(
    <I18nProvider i18n={i18n}>
      <AddressHint kind={kind} />
    </I18nProvider>,
  );

it('warns of an address that phones cannot open', () => {
  show('this-device');
  expect(screen.getByText(/only this device can reach/)).toBeTruthy();
});

it('warns of a number, and says what to do', () => {
  show('number');
  const said = screen.getByText(/a number that a new box/).textContent;
  expect(said).toContain(location.host);
  expect(said).toContain('docs/install.md');
});

it('says nothing of a name', () => {
  const { container } = show('name');
  expect(container.textContent).toBe('');
});
