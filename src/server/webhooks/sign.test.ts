import { expect, it } from 'vitest';
import { newWebhookSecret, signedHeaders } from './sign.ts';

it('signs as the example of Standard Webhooks', () => {
  // The example of its specification.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', sentAt: 1614265330, body: '{"test": 2432232314}' };
  expect(signedHeaders(secret, message)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('makes a new secret of 32 random bytes each time', () => {
  const [first, second] = [newWebhookSecret(), newWebhookSecret()];
  expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(first).not.toBe(second);
});
