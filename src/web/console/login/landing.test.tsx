import { beforeEach, expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { OWNER, open, signIn } from '#test/console-page.tsx';

beforeEach(() => localStorage.clear());

it('shows the product and the way to shop administration', async () => {
  open('/landing');
  expect(await screen.findByRole('heading', { name: 'Sipwell' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Shop Admin' }).getAttribute('href')).toBe('/shop-admin');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

it('shows an owner the owner’s shops', async () => {
  signIn(OWNER);
  open('/landing');
  expect((await screen.findByRole('link', { name: 'Bar' })).getAttribute('href')).toBe('/shops/s1');
});
