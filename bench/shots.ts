/** The requests of the hot path, as guests send them. */
import { newKey } from '#ui/kit/api/new-key.ts';
import { DEVICES, deviceId, pendingId } from './servers/big-shop.ts';
import type { Shot } from './load.ts';

const SHOP = '/api/admin/shops/demo-bar';

/** Each from a device and an address of its own, or of so many in turn. */
export const orderShots = (code: string, recipeId = 'bar-negroni', devices = Infinity) => {
  let n = 0;
  return (): Shot => {
    const guest = n++ % devices;
    return {
      method: 'POST',
      path: `${SHOP}/submit-order`,
      headers: {
        'x-device-id': deviceId(guest),
        'x-join-code': code,
        'idempotency-key': newKey(),
        'x-forwarded-for': `10.${(guest >> 16) & 255}.${(guest >> 8) & 255}.${guest & 255}`,
      },
      body: JSON.stringify({ targetShopId: 'demo-bar', recipeId, name: 'Ada', kioskInstanceCode: code }),
    };
  };
};

/** The same to a path of the floor. */
export const floorOrderShots = (path: string) => {
  const next = orderShots('ABC234');
  return (): Shot => ({ ...next(), path });
};

export const menuShot = (code: string): Shot => ({
  path: `${SHOP}/recipes`,
  headers: { 'x-join-code': code, 'accept-encoding': 'br' },
});

export const joinShot = (code: string): Shot => ({
  path: `/api/kiosk-instances/code/${code}`,
  headers: { 'x-device-id': deviceId(0) },
});

export const ownOrdersShot = (code: string, n: number): Shot => ({
  path: `${SHOP}/orders`,
  headers: { 'x-device-id': deviceId(n % DEVICES), 'x-join-code': code },
});

export const staffOrdersShot = (token: string): Shot => ({
  path: `${SHOP}/orders`,
  headers: { authorization: `Bearer ${token}` },
});

/** Each order once. */
export const approveShots = () => {
  let n = 0;
  return (): Shot => {
    const order = n++;
    return {
      method: 'POST',
      path: `${SHOP}/orders/${pendingId(order)}/approve`,
      headers: { 'x-device-id': deviceId(order % DEVICES) },
    };
  };
};

export const recommendShot = (code: string, n: number): Shot => ({
  method: 'POST',
  path: '/api/ez-pairing/shops/demo-bar/recommendations',
  headers: { 'x-join-code': code, 'x-device-id': deviceId(n % DEVICES) },
  body: JSON.stringify({ answers: [] }),
});
