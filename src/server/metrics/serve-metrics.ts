/** Prometheus metrics, for local callers or with a token. Source: docs/behaviour/reliability.md "Metrics". */
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { Refusal } from '#contract/refusal.ts';
import { equalInConstantTime } from '../http/equal-in-constant-time.ts';
import type { Services } from '../services.ts';
import { stateMetrics } from './state-metrics.ts';

/** A proxy on this machine is not this machine. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

let watched: Registry | undefined;

/** Of the process: watched once, however many servers it opens one after the other. */
function processMetrics(): Registry {
  if (watched) return watched;
  watched = new Registry();
  collectDefaultMetrics({ register: watched });
  return watched;
}

export function serveMetrics(app: FastifyInstance, services: Services): void {
  const { config } = services;
  const registry = new Registry();
  const ofProcess = processMetrics();
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
  const delayed = new Counter({
    name: 'guesses_delayed_total',
    help: 'Look-ups of codes delayed because too many were wrong over all addresses: somebody is guessing',
    registers: [],
    collect() {
      this.reset();
      this.inc(services.brakes.delayed());
    },
  });

  registry.registerMetric(delayed);
  const renewState = stateMetrics(registry, services);

  type Child = ReturnType<typeof duration.labels>;
  /** By route and method, which routes are told apart by, then by status: nothing is put together for an answer. */
  const children = new Map<string, Map<string, Map<number, Child>>>();
  const durationOf = (method: string, route: string, status: number): Child => {
    const known = children.get(route)?.get(method)?.get(status);
    if (known) return known;
    const made = duration.labels({ method, route, status });
    const ofRoute = children.get(route) ?? new Map<string, Map<number, Child>>();
    const ofMethod = ofRoute.get(method) ?? new Map<number, Child>();
    children.set(route, ofRoute.set(method, ofMethod.set(status, made)));
    return made;
  };

  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'none';
    durationOf(request.method, route, reply.statusCode).observe(reply.elapsedTime / 1000);
    if (route.endsWith('/submit-order') && reply.statusCode === 200 && !reply.hasHeader('idempotent-replayed'))
      orders.inc();
    if (route.endsWith('/approve') && reply.statusCode === 409) conflicts.inc();
    next();
  });
  app.get('/metrics', async (request, reply) => {
    const isLocal =
      ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
      !FORWARDING.some((name) => name in request.headers);
    const isAllowed = config.METRICS_TOKEN
      ? equalInConstantTime(request.headers.authorization ?? '', `Bearer ${config.METRICS_TOKEN}`)
      : isLocal;
    if (!isAllowed) throw new Refusal('forbidden');
    await renewState();
    return reply.type(registry.contentType).send((await ofProcess.metrics()) + (await registry.metrics()));
  });
}
