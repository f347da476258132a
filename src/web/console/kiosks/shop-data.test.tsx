import { expect, it } from 'vitest';
import { readShopData } from './shop-data.ts';

const NOT_AN_OBJECT = 'Invalid shop data: expected an object';
const NO_ID = 'Invalid shop data: missing or invalid shop_id/id';
const NO_NAME = 'Invalid shop data: missing or invalid name';

it.each<[unknown, string]>([
  ['s1', NOT_AN_OBJECT],
  [7, NOT_AN_OBJECT],
  [null, NOT_AN_OBJECT],
  [[], NOT_AN_OBJECT],
  [{ name: 'Bar' }, NO_ID],
  [{ shop_id: 7, name: 'Bar' }, NO_ID],
  [{ id: '', name: 'Bar' }, NO_ID],
  [{ shop_id: 's1' }, NO_NAME],
  [{ id: 's1', name: 7 }, NO_NAME],
])('%j is refused', (data, error) => expect(readShopData(data)).toEqual({ error }));

it.each([[{ shop_id: 's1', name: 'Bar' }], [{ id: 's1', name: 'Bar', more: true }]])('%j is a shop', (data) =>
  expect(readShopData(data)).toEqual({ shop: { shop_id: 's1', name: 'Bar' } }),
);
