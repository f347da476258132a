import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { i18n, type Messages } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { Router } from 'wouter';
import { guestRecipe } from '#test/guest-recipe.ts';
import { QueuedOrders } from './queued-orders-list.tsx';
import { guestOutbox } from '../outbox/guest-outbox.ts';
import { stubServer } from '#test/console-page.tsx';

const SUBMIT = 'POST /api/admin/shops/bar/submit-order';
const reason = '';
const CHINESE: Messages = {
  [msg`Not ordered: ${reason}`.id]: ['落唔到單：', ['reason']],
  [msg`This drink is sold out.`.id]: ['呢杯賣晒喇。'],
  [msg`The bar could not take it. Please order again.`.id]: ['吧枱接唔到呢張單，請再落過單。'],
};

afterEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  localStorage.clear();
});

it.each([
  ['recipe-unavailable', 'This drink is sold out.', '呢杯賣晒喇。'],
  ['teapot', 'The bar could not take it. Please order again.', '吧枱接唔到呢張單，請再落過單。'],
])('words a refusal of a queued order in the current language: %s', async (code, english, chinese) => {
  let isAway = true;
  // The server answers in the language of the request, which may differ from the current one.
  const answer = { status: 409, body: { code, message: 'Dieses Getränk ist aus.' } };
  stubServer({
    [SUBMIT]: () => (isAway ? 'no answer' : answer),
    'POST /api/admin/shops/bar/withdraw-order': { order: null },
  });
  const wish = { key: 'k1', shopId: 'bar', joinCode: 'BCD234', recipe: guestRecipe(), name: 'Ada' };
  await guestOutbox.place(wish).catch(() => undefined);
  isAway = false;
  await guestOutbox.drain(true);
  render(
    <I18nProvider i18n={i18n}>
      <Router>
        <QueuedOrders />
      </Router>
    </I18nProvider>,
  );
  expect(screen.getByText(`Not ordered: ${english}`)).toBeTruthy();
  act(() => i18n.loadAndActivate({ locale: 'zh-HK', messages: CHINESE }));
  expect(screen.getByText(`落唔到單：${chinese}`)).toBeTruthy();
});
