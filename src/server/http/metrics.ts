/** Prometheus metrics, for local callers or with a token. Source: docs/behaviour/reliability.md "Metrics". */
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { Refusal } from '#contract/refusal.ts';
import type { Config } from '../config.ts';

export function serveMetrics(app: FastifyInstance, config: Config): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers: [registry],
  });
  const orders = new Counter({ name: 'orders_total', help: 'Orders placed, repeats left out', registers: [registry] });
  const conflicts = new Counter({
    name: 'approve_conflicts_total',
    help: 'Approvals that came second',
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (route.endsWith('/submit-order') && reply.statusCode === 200 && !reply.hasHeader('idempotent-replayed'))
      orders.inc();
    if (route.endsWith('/approve') && reply.statusCode === 409) conflicts.inc();
  });
  app.get('/metrics', async (request, reply) => {
    const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
    const isAllowed = config.METRICS_TOKEN
      ? request.headers.authorization === `Bearer ${config.METRICS_TOKEN}`
      : isLocal;
    if (!isAllowed) throw new Refusal('forbidden');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
