/** A shop with two kiosks, for the dashboard's tests. */
import { screen, within } from '@testing-library/react';
import { stubServer, type Answers, type Sent } from './console-page.tsx';

export const SHOP = {
  shop_id: 's1',
  name: 'Bar',
  recipes: [],
  order_default_quantity: 2,
  order_default_size: 'sizeL',
  order_default_status: 'IMMEDIATE',
};
export const TYPES = {
  data: [{ config_identifier: 'ez-pairing', name: 'EZ Pairing', description: 'A short quiz.' }],
};
export const instance = (join_code: string, part: object = {}) => ({
  join_code,
  kiosk_type_identifier: 'ez-pairing',
  status: 'active',
  created_at: '2026-01-05T10:00:00.000Z',
  shop_id: 's1',
  shop: { shop_id: 's1', name: 'Bar' },
  name: `Kiosk ${join_code}`,
  config: {},
  version: 1,
  ...part,
});

export function serve(answers: Answers = {}): Sent[] {
  return stubServer({
    'GET /api/admin/shops/s1': SHOP,
    'GET /api/kiosk-instances': { data: [instance('BCD234'), instance('FGH567', { status: 'paused' })] },
    'GET /api/admin/kiosk-types': TYPES,
    'GET /api/admin/shops/s1/recipes': { recipes: [] },
    'GET /api/admin/shops/s1/orders': { data: [], total: 0, page: 1 },
    'GET /api/admin/shops/s1/machines': { now: new Date().toISOString(), machines: [] },
    ...answers,
  });
}

/** One section of the page, by its heading. */
export const section = async (name: string) => within(await screen.findByRole('region', { name }));
