import { beforeEach, describe, expect, it } from 'vitest';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, stubServer } from '#test/console-page.tsx';

const SHOP = { shop_id: 's1', name: 'Bar' };
const DEAD_ENDS = 'GET /api/admin/shops/s1/dead-ends';
const serve = (deadEnds: unknown) =>
  stubServer({
    'GET /api/kiosk-instances/code/BCD234': {
      join_code: 'BCD234',
      kiosk_type_identifier: 'ez-pairing',
      status: 'active',
      shop_id: 's1',
      shop: SHOP,
      name: 'Terrace',
      config: {},
      version: 1,
    },
    'GET /api/ez-pairing/shops/s1/questions': { questions: [], version: 1 },
    [DEAD_ENDS]: deadEnds,
  });
const kiosk = (broken: object[]) => ({
  data: [{ join_code: 'BCD234', name: 'Terrace', kiosk_type_identifier: 'ez-pairing', outcomes: 2, broken }],
});
const card = async () => within(await screen.findByRole('region', { name: 'Where it leads' }));

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('beside an experience’s settings', () => {
  it('stands the real guest screen, and that every result reaches a drink', async () => {
    serve(kiosk([]));
    open('/kiosk/ez-pairing/admin/BCD234', { shop: SHOP });
    expect((await screen.findByTitle('What guests see')).getAttribute('src')).toBe('/kiosk/preview?joinCode=BCD234');
    expect(await (await card()).findByText('No dead end')).toBeTruthy();
  });

  it('stands exactly which results are broken, in both languages, and why', async () => {
    const label = { en: 'No alcohol', 'zh-HK': '無酒精' };
    serve(
      kiosk([
        { id: 'a', label, problems: ['no-drink'] },
        { id: 'b', label, problems: ['no-zero-proof', 'fixed-unavailable'] },
      ]),
    );
    open('/kiosk/ez-pairing/admin/BCD234', { shop: SHOP });
    const [first, second] = await (await card()).findAllByRole('listitem');
    expect(within(first!).getByText('無酒精').lang).toBe('zh-Hant-HK');
    expect(within(first!).getByText('No drink is available for it.')).toBeTruthy();
    expect(within(second!).getByText('No drink without alcohol is available for it.')).toBeTruthy();
    expect(within(second!).getByText('None of its chosen drinks is available.')).toBeTruthy();
    expect((await card()).getByText(/Who asks for no alcohol is never given any/)).toBeTruthy();
  });

  it('does not speak of alcohol where there is a drink without', async () => {
    const label = { en: 'Neon Runner', 'zh-HK': '霓虹跑者' };
    serve(kiosk([{ id: 'e1', label, problems: ['fixed-unavailable'] }]));
    open('/kiosk/ez-pairing/admin/BCD234', { shop: SHOP });
    expect(await (await card()).findByText(/These results miss a drink/)).toBeTruthy();
    expect((await card()).queryByText(/Who asks for no alcohol/)).toBeNull();
  });

  it.each([
    ['not-checked', 'Its results could not be checked. Saving its settings again may mend it.'],
    [
      'unfit-quiz',
      'Its results could not be checked: part of the stored quiz cannot be read. Saving the questions again mends it.',
    ],
  ])('says of a kiosk that is %s what may help, not that guests miss a drink', async (problem, text) => {
    serve(kiosk([{ id: 'every-result', label: { en: 'Every result', 'zh-HK': '所有結果' }, problems: [problem] }]));
    open('/kiosk/ez-pairing/admin/BCD234', { shop: SHOP });
    expect(await (await card()).findByText(text)).toBeTruthy();
    expect((await card()).queryByText(/These results miss a drink/)).toBeNull();
  });

  it('says when it could not be checked, and tries again', async () => {
    const sent = serve(refused(404, 'Not found.'));
    open('/kiosk/ez-pairing/admin/BCD234', { shop: SHOP });
    await userEvent.click(await (await card()).findByRole('button', { name: 'Try Again' }));
    expect(sent.filter(({ route }) => route === DEAD_ENDS)).toHaveLength(2);
  });
});
