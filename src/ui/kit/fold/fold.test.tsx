import { useRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FoldingSection } from './folding-section.tsx';
import { focusFirstInvalid } from './open-folds.ts';

afterEach(() => vi.unstubAllGlobals());

const onPhone = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

function Page() {
  const form = useRef<HTMLDivElement>(null);
  return (
    <div ref={form}>
      <FoldingSection title="Outer" summary="One field">
        <FoldingSection title="Inner">
          <input aria-label="Glass" aria-invalid />
        </FoldingSection>
      </FoldingSection>
      <button onClick={() => focusFirstInvalid(form.current, () => undefined)}>Save</button>
    </div>
  );
}

const outer = () => screen.getByRole('button', { name: 'Outer' });

it('folds on a phone to a heading and a line, and keeps what is inside findable', async () => {
  onPhone(true);
  render(<Page />);
  expect(screen.getByRole('heading', { name: 'Outer' })).toBeTruthy();
  expect(outer().getAttribute('aria-expanded')).toBe('false');
  expect(document.getElementById(outer().getAttribute('aria-describedby')!)?.textContent).toBe('One field');
  const body = document.getElementById(outer().getAttribute('aria-controls')!)!;
  expect(body.getAttribute('hidden')).toBe('until-found');
  await userEvent.click(outer());
  expect(outer().getAttribute('aria-expanded')).toBe('true');
  expect(body.hasAttribute('hidden')).toBe(false);
  expect(screen.queryByText('One field')).toBeNull();
  await userEvent.click(outer());
  // As the browser's search opens it.
  body.dispatchEvent(new Event('beforematch'));
  await vi.waitFor(() => expect(body.hasAttribute('hidden')).toBe(false));
});

it('opens all around a marked field, which is focused', async () => {
  onPhone(true);
  render(<Page />);
  expect(screen.queryByRole('textbox', { name: 'Glass' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Glass' }));
});

it('stands open elsewhere, with nothing to press', () => {
  onPhone(false);
  render(<Page />);
  expect(screen.getByRole('heading', { name: 'Outer' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Outer' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Glass' })).toBeTruthy();
});
