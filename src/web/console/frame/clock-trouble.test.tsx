import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { open, OWNER, signIn, stubServer } from '#test/console-page.tsx';

const CLOCK = 'GET /api/admin/clock';
const SHOPS = { 'GET /api/admin/shops': { data: [] } };

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

it('a clock that is behind is told on every page, with the time it shows', async () => {
  stubServer({ ...SHOPS, [CLOCK]: { now: '1970-01-01T12:00:00.000Z', isBehind: true, lastWrittenAt: null } });
  open('/account');
  const alert = await screen.findByText(/^The server’s clock shows Jan 1, 1970/);
  expect(alert.getAttribute('role')).toBe('alert');
});

it('a clock that is right is no news', async () => {
  const now = new Date().toISOString();
  const sent = stubServer({ ...SHOPS, [CLOCK]: { now, isBehind: false, lastWrittenAt: now } });
  open('/account');
  await waitFor(() => expect(sent.map(({ route }) => route)).toContain(CLOCK));
  expect(screen.queryByText(/clock shows/)).toBeNull();
});
