import { expect, it, vi } from 'vitest';
import { render, screen } from '@testing-library/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { CrashBoundary } from './crash-boundary.tsx';

it('shows a message and a way on if a page crashes', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Crash = () => {
    throw new Error('spilled');
  };
  render(
    <I18nProvider i18n={i18n}>
      <CrashBoundary>
        <Crash />
      </CrashBoundary>
    </I18nProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
  log.mockRestore();
});
