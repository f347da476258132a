import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LanguageCode } from '#domain/text/languages.ts';
import { findPlay } from '#experiences/plays.ts';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import { open, stubServer } from '#test/console-page.tsx';

const INSTANCE = 'GET /api/kiosk-instances/code/BCD234';
const RECIPES = 'GET /api/admin/shops/bar/recipes';

const SOUR = guestRecipe({
  name_translations: { 'zh-HK': '柚子酸酒', ja: '柚子サワー' },
  description_translations: { 'zh-HK': '酸爽醒神。', ja: 'すっきりとした酸味。' },
  recipeIngredient: [{ id: 'gin', name: 'Gin', name_translations: { 'zh-HK': '氈酒', ja: 'ジン' } }],
});
const SODA = guestSoda();

function atKiosk(languages: readonly LanguageCode[] | undefined, shared = '') {
  stubServer({
    [INSTANCE]: {
      join_code: 'BCD234',
      kiosk_type_identifier: 'ordering-terminal',
      shop_id: 'bar',
      shop: { shop_id: 'bar', name: 'Ladder & Lantern', ...(languages && { languages }) },
      name: 'By the door',
      config: { experience: { idleSeconds: 45, warnSeconds: 20 } },
    },
    [RECIPES]: { recipes: [SOUR, SODA] },
  });
  open(`/kiosk/live?joinCode=BCD234${shared}`);
}
const phoneSpeaks = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Menu language' });
const nameShown = async (text: string) => (await screen.findByText(text)).lang;

// On a busy machine the first load of the lazy modules takes a while.
beforeAll(async () => {
  await Promise.all([import('../stage/kiosk-stage.tsx'), findPlay('ordering-terminal')?.guest()]);
}, 60_000);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a guest’s menu', () => {
  it('is in the phone’s language where the bar offers it, with the interface’s name below', async () => {
    phoneSpeaks('ja-JP', 'en');
    atKiosk(['ja', 'fr']);
    expect(await nameShown('柚子サワー')).toBe('ja');
    expect(screen.getByText('Yuzu Sour').lang).toBe('en');
    expect(screen.getByText('The menu')).toBeTruthy();
    expect((await choice()).value).toBe('ja');
    // No Japanese for it: as in the interface's language, with the other one below.
    expect([await nameShown('Ginger Fizz'), await nameShown('薑味梳打')]).toEqual(['en', 'zh-Hant-HK']);

    await userEvent.click(screen.getByRole('button', { name: /柚子サワー/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('heading', { level: 2 }).textContent).toBe('柚子サワー');
    expect(dialog.getByText('すっきりとした酸味。').lang).toBe('ja');
    expect(dialog.getByText('ジン').lang).toBe('ja');
    expect(dialog.getByRole('button', { name: 'Order This Drink' })).toBeTruthy();
  });

  it('is in the interface’s language where the bar offers no other, and nothing asks', async () => {
    phoneSpeaks('ja-JP', 'en');
    localStorage.setItem('menuLanguage', 'ja');
    atKiosk(undefined);
    expect(await nameShown('Yuzu Sour')).toBe('en');
    expect(screen.queryByRole('combobox', { name: 'Menu language' })).toBeNull();
    expect(screen.queryByText('柚子サワー')).toBeNull();
  });

  it('changes as the guest chooses, at once and for the next visit', async () => {
    phoneSpeaks('en');
    atKiosk(['ja', 'th']);
    const select = await choice();
    expect([...select.options].map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ['English', 'en'],
      ['日本語', 'ja'],
      ['ไทย', 'th'],
    ]);
    expect(select.value).toBe('interface');
    await userEvent.selectOptions(select, 'ja');
    expect(await nameShown('柚子サワー')).toBe('ja');
    expect(select.lang).toBe('ja');
    expect(localStorage.getItem('menuLanguage')).toBe('ja');
    await userEvent.selectOptions(select, 'interface');
    expect(screen.queryByText('柚子サワー')).toBeNull();
    expect(localStorage.getItem('menuLanguage')).toBe('interface');
  });

  it('is searched by the name that is read', async () => {
    phoneSpeaks('ja');
    atKiosk(['ja']);
    await userEvent.type(await screen.findByRole('searchbox'), '柚子サワ');
    expect(await screen.findByText('1 drink')).toBeTruthy();
    expect(screen.getByText('柚子サワー')).toBeTruthy();
  });

  it('is the next guest’s own again on a shared screen, and nothing is kept there', async () => {
    phoneSpeaks('en');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    atKiosk(['ja'], '&screen=shared');
    await userEvent.selectOptions(await choice(), 'ja');
    expect(await nameShown('柚子サワー')).toBe('ja');
    expect(localStorage.getItem('menuLanguage')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(26_000));
    const asked = within(await screen.findByRole('dialog', { name: 'Still there?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Start Over' }));
    expect((await choice()).value).toBe('interface');
    expect(screen.queryByText('柚子サワー')).toBeNull();
  });
});
