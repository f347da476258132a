import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import type { KioskInstance } from '#contract/kiosk/kiosks.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { Around } from '#test/ui-around.tsx';
import { BilingualField } from './bilingual-field.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { DrinksField } from './drinks-field.tsx';
import { FoldingCard } from './folding-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { WantEditor } from './taste-editors.tsx';
import { useSettings } from './use-settings.ts';

interface Settings {
  title: BilingualText;
  want: Taste;
  recipeIds: string[];
}
const PACK: Settings = { title: { en: 'Calm', 'zh-HK': '放空' }, want: { herbal: 4 }, recipeIds: [] };
const instance = (more: object = {}) =>
  ({ join_code: 'BCD234', shop_id: 's1', version: 3, config: { voiceProfileId: 'v1' }, ...more }) as KioskInstance;
const drink = (id: string, name: string) => ({
  id,
  name,
  name_translations: {},
  available: true,
  hidden: false,
  drawing: { glass: 'coupe', layers: [], foam: null, ice: 'none', garnishes: [], bubbles: 0, rim: null, steam: false },
});

const seen = vi.fn<(settings: object | undefined) => void>();

function Form({ problems = [] }: { problems?: string[] }) {
  const draft = useSettings({ instance: instance(), pack: PACK, onDraft: seen });
  const { settings, change } = draft;
  return (
    <SettingsForm draft={draft} pack={PACK} problems={problems}>
      <BilingualField
        label="Title"
        path="title"
        value={settings.title}
        onChange={(title) => change({ title })}
        maxLength={40}
      />
      <FoldingCard id="wish" path="want" title="Wish" isIncomplete={false}>
        <TextField label="Herbs" path="herbal" value="4" onChange={() => undefined} />
      </FoldingCard>
      <button type="button" onClick={() => change({ recipeIds: settings.recipeIds.toReversed() })}>
        Turn it round
      </button>
      <WantEditor label="Taste" value={settings.want} onChange={(want) => change({ want })} />
      <DrinksField
        shopId="s1"
        label="Drinks"
        recipeIds={settings.recipeIds}
        onChange={(recipeIds) => change({ recipeIds })}
      />
    </SettingsForm>
  );
}

interface Sent {
  ifMatch: string | null;
  config: { experience?: Settings; appearance?: object; voiceProfileId?: string };
}

function open(props: { problems?: string[] } = {}, meanwhile?: KioskInstance, refusal?: object) {
  seen.mockClear();
  const sent: Sent[] = [];
  const client = createClient({
    mainBase: '',
    kioskBase: '',
    headers: () => ({}),
    onUnauthorised: () => false,
    fetch: (url, init) => {
      const answer = (body: unknown, status = 200) =>
        Promise.resolve(
          new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
        );
      if (url.endsWith('/recipes')) return answer({ recipes: [drink('a', 'Amber'), drink('b', 'Basil Smash')] });
      if (init.method !== 'PATCH') return answer(meanwhile ?? instance());
      const ifMatch = new Headers(init.headers).get('if-match');
      sent.push({ ifMatch, ...JSON.parse(init.body as string) });
      if (refusal) return answer(refusal, 422);
      if (meanwhile && ifMatch !== `"${meanwhile.version}"`)
        return answer({ code: 'changed-meanwhile', message: 'x' }, 412);
      return answer(instance({ version: 4 }));
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider client={client}>
        <Around>
          <Form {...props} />
        </Around>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return sent;
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const english = () => screen.getByLabelText<HTMLInputElement>('Title, English');

describe('an experience’s settings', () => {
  it('are shown as they change, and saved whole over the version they started from', async () => {
    const sent = open();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await userEvent.type(english(), '!');
    expect(seen).toHaveBeenLastCalledWith({ ...PACK, title: { en: 'Calm!', 'zh-HK': '放空' } });
    await save();
    expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
    expect(sent).toEqual([
      {
        ifMatch: '"3"',
        config: { voiceProfileId: 'v1', experience: { ...PACK, title: { en: 'Calm!', 'zh-HK': '放空' } } },
      },
    ]);
    expect(seen).toHaveBeenLastCalledWith(undefined);
  });

  it('are not saved while a text lacks a language; the field says so and takes the focus', async () => {
    const sent = open();
    await userEvent.clear(screen.getByLabelText('Title, Chinese'));
    await save();
    expect(await screen.findByText('Some texts are missing.')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title, Chinese')));
    expect(screen.getByText('This text is missing.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('show server errors at their fields, open a folded card for it, and list the rest', async () => {
    const errors = [
      { path: 'want.herbal', message: 'Flavours go from 0 to 5.' },
      { path: 'title.zh-HK', message: 'A text has at most 40 characters.' },
      { path: 'recipeIds', message: 'At most 12 drinks.' },
    ];
    open({}, undefined, { code: 'invalid-request', message: errors[0]?.message, errors });
    await userEvent.type(english(), '!');
    await save();
    expect(await screen.findByText('Failed to save: At most 12 drinks.')).toBeTruthy();
    const chinese = screen.getByLabelText('Title, Chinese');
    expect(document.activeElement).toBe(chinese);
    expect(screen.getByText('A text has at most 40 characters.')).toBeTruthy();
    expect(english().getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByLabelText('Herbs').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Flavours go from 0 to 5.')).toBeTruthy();
    await userEvent.type(chinese, '！');
    expect(chinese.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByLabelText('Herbs').getAttribute('aria-invalid')).toBe('true');
  });

  it('are not saved with a problem of their own', async () => {
    const sent = open({ problems: ['An ending leads nowhere.'] });
    await userEvent.type(english(), '!');
    await save();
    const list = await screen.findByRole('list', { name: 'What keeps this from being saved' });
    expect(within(list).getByText('An ending leads nowhere.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('show both values before overwriting another save, and keep its appearance settings', async () => {
    const theirs = instance({
      version: 7,
      config: {
        appearance: { titleText: 'Theirs' },
        experience: { title: { en: 'Quiet', 'zh-HK': '放空' }, want: { herbal: 2 } },
      },
    });
    const sent = open({}, theirs);
    await userEvent.type(english(), '!');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else changed this kiosk meanwhile' }));
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Quiet 放空',
      'Calm! 放空',
      'Herbal 2',
      'Herbal 4',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(english().value).toBe('Calm!');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Save mine over theirs' }));
    expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({
      ifMatch: '"7"',
      config: { appearance: { titleText: 'Theirs' }, experience: { title: { en: 'Calm!' } } },
    });
  });

  it('can be replaced by the other save', async () => {
    const theirs = instance({ version: 7, config: { experience: { title: { en: 'Quiet', 'zh-HK': '放空' } } } });
    const sent = open({}, theirs);
    await userEvent.type(english(), '!');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard mine, take theirs' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(english().value).toBe('Calm');
    expect(screen.queryByText('Not saved yet')).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('are saved at once if the other save changed only the appearance', async () => {
    const sent = open({}, instance({ version: 7, config: { appearance: { titleText: 'Theirs' } } }));
    await userEvent.type(english(), '!');
    await save();
    expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
    expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"7"']);
    expect(sent.at(-1)?.config.appearance).toEqual({ titleText: 'Theirs' });
  });

  it('clear the message of an earlier save', async () => {
    open();
    await userEvent.clear(english());
    await save();
    expect(await screen.findByText('Some texts are missing.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByText('Some texts are missing.')).toBeNull();
    await userEvent.clear(english());
    expect(screen.queryByText('This text is missing.')).toBeNull();
    await save();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the original' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Back to the original' }),
    );
    expect(screen.queryByText('Some texts are missing.')).toBeNull();
    await save();
    expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Turn it round' }));
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    expect(screen.queryByText('Saved. Guests who join now play it.')).toBeNull();
  });

  it('return to the defaults, and to what was saved', async () => {
    open();
    await userEvent.type(english(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(english().value).toBe('Calm');
    await userEvent.type(english(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the original' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Back to the original' }),
    );
    expect(english().value).toBe('Calm');
  });

  it('choose drinks by name, in an order', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Choose drinks' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Amber/ }));
    await userEvent.type(screen.getByLabelText('Search drinks'), 'basil');
    expect(screen.queryByRole('checkbox', { name: /Amber/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /Basil/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move Basil Smash up' }));
    expect(seen).toHaveBeenLastCalledWith({ ...PACK, recipeIds: ['b', 'a'] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Amber' }));
    expect(seen).toHaveBeenLastCalledWith({ ...PACK, recipeIds: ['b'] });
  });
});
