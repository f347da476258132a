import { beforeEach, describe, expect, it } from 'vitest';
import { screen, within } from '@testing-library/react';
import { open, OWNER, signIn } from '#test/console-page.tsx';
import { serve } from '#test/dashboard-fixtures.ts';

const DEAD_ENDS = 'GET /api/admin/shops/s1/dead-ends';
const broken = (join_code: string, count: number) => ({
  join_code,
  name: `Kiosk ${join_code}`,
  kiosk_type_identifier: 'story-tree',
  outcomes: 4,
  broken: Array.from({ length: count }, (_, i) => ({
    id: `e${i}`,
    label: { en: 'Neon Runner', 'zh-HK': '霓虹跑者' },
    problems: ['no-drink'],
  })),
});

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('results that lead to no drink', () => {
  it('are named on the dashboard, with the way to where they are set', async () => {
    serve({ [DEAD_ENDS]: { data: [broken('BCD234', 2), broken('FGH567', 1)] } });
    open('/shops/s1');
    const notice = within(await screen.findByRole('region', { name: 'Results without a drink' }));
    const items = notice.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Kiosk BCD234 2 results', 'Kiosk FGH567 1 result']);
    expect(notice.getByRole('link', { name: 'Kiosk BCD234' }).getAttribute('href')).toBe(
      '/kiosk/story-tree/admin/BCD234',
    );
  });

  it.each([
    ['not-checked', 'Kiosk BCD234 could not be checked'],
    ['unfit-quiz', 'Kiosk BCD234 could not be checked: its quiz cannot be read'],
  ])('count one that could not be checked among them, and say so: %s', async (problem, text) => {
    const label = { en: 'Every result', 'zh-HK': '所有結果' };
    const kiosk = {
      ...broken('BCD234', 0),
      outcomes: 0,
      broken: [{ id: 'every-result', label, problems: [problem] }],
    };
    serve({ [DEAD_ENDS]: { data: [kiosk] } });
    open('/shops/s1');
    const notice = within(await screen.findByRole('region', { name: 'Results without a drink' }));
    expect(notice.getByRole('listitem').textContent).toBe(text);
    expect(notice.queryByText(/^Some results lead/)).toBeNull();
  });

  it('stay a short list in a shop of many kiosks', async () => {
    serve({ [DEAD_ENDS]: { data: Array.from({ length: 9 }, (_, i) => broken(`BCD23${i}`, 1)) } });
    open('/shops/s1');
    const notice = within(await screen.findByRole('region', { name: 'Results without a drink' }));
    expect(notice.getAllByRole('listitem')).toHaveLength(5);
    expect(notice.getByText('and 4 more kiosks')).toBeTruthy();
  });

  it('are not spoken of when there are none', async () => {
    serve({ [DEAD_ENDS]: { data: [] } });
    open('/shops/s1');
    await screen.findByText('Kiosk BCD234');
    expect(screen.queryByRole('region', { name: 'Results without a drink' })).toBeNull();
  });
});
