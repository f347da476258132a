import type { FastifyInstance } from 'fastify';
import { reportCrash } from '#contract/crash-reports.ts';
import { RULES } from '../../http/limits/limits.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';

export function crashReportRoutes(app: FastifyInstance, services: Services): void {
  serve(app, services, reportCrash, ({ body, caller, request }) => {
    services.limits.take(...RULES.crashReport(caller.ip));
    request.log.error({ crash: body }, 'An experience crashed on a phone');
    return Promise.resolve({ success: true as const });
  });
}
