import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openSettings } from '#test/settings-page.ts';
import type { TerminalSettings } from '../rules.ts';
import TerminalAdmin from './terminal-admin.tsx';

const open = () => openSettings<TerminalSettings>(TerminalAdmin).sent;
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const setSlider = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });

describe('the terminal’s admin page', () => {
  it('makes an owner’s own section, in both languages', async () => {
    const saved = open();
    await click('Add a section');
    await click('Save');
    expect(screen.getByText('Some texts are missing.')).toBeTruthy();
    // At once: a frame later the owner may be typing into another field.
    expect(document.activeElement).toBe(screen.getByLabelText('Section 1, English'));
    await userEvent.type(screen.getByLabelText('Section 1, English'), 'Late');
    await userEvent.type(screen.getByLabelText('Section 1, Chinese'), '夜深');
    const field = within(screen.getByRole('group', { name: 'Drinks of Late' }));
    await userEvent.click(field.getByRole('button', { name: 'Choose drinks' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ginger Fizz/ }));
    await userEvent.keyboard('{Escape}');
    await click('Save');
    expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
    expect(saved[0]?.experience.categories).toMatchObject([
      { label: { en: 'Late', 'zh-HK': '夜深' }, recipeIds: ['soda'] },
    ]);
  });

  it('sets what is shown and which sizes are offered', async () => {
    const saved = open();
    await userEvent.click(screen.getByRole('switch', { name: 'Strength in % ABV' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Large' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Small' }));
    await click('Save');
    expect(saved[0]?.experience).toMatchObject({ showAbv: false, sizes: ['sizeM', 'sizeL'] });
  });

  it('shows the address for a shared screen, and keeps the warning before the reset', async () => {
    const saved = open();
    expect(screen.getByText(/\/kiosk\/live\?joinCode=BCD234&screen=shared$/)).toBeTruthy();
    setSlider('Starts afresh after', 30);
    setSlider('Asks “Still there?” ahead by', 40);
    await click('Save');
    expect(screen.getAllByText('The question must come before the menu starts afresh.').length).toBeGreaterThan(0);
    expect(saved).toEqual([]);
    setSlider('Asks “Still there?” ahead by', 20);
    await click('Save');
    expect(saved[0]?.experience).toMatchObject({ idleSeconds: 30, warnSeconds: 20 });
  });
});
