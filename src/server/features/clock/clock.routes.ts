import type { FastifyInstance } from 'fastify';
import { getClock } from '#contract/clock.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';

export function clockRoutes(app: FastifyInstance, services: Services): void {
  serve(app, services, getClock, () => {
    const { isBehind, lastWrittenAt } = services.clockGuard;
    return Promise.resolve({ now: services.clock().toISOString(), isBehind: isBehind(), lastWrittenAt });
  });
}
