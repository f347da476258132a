/** Builds the server from its services: headers, error handling, then every feature's routes by explicit calls. */
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { endpoints } from '#contract/all.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { health } from '#contract/health.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { Refusal } from '#contract/refusal.ts';
import { checkDatabase } from './db/database.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { meRoutes } from './features/auth/me.routes.ts';
import { ownPasskeyRoutes } from './features/auth/own-passkeys.routes.ts';
import { passkeySignInRoutes } from './features/auth/passkey-sign-in.routes.ts';
import { secondFactorRoutes } from './features/auth/second-factor.routes.ts';
import { webhookRoutes } from './features/webhooks/webhooks.routes.ts';
import { boardRoutes } from './features/board/board.routes.ts';
import { clockRoutes } from './features/clock/clock.routes.ts';
import { backupRoutes } from './features/backups/backups.routes.ts';
import { bulkActionRoutes } from './features/bulk-actions/bulk-actions.routes.ts';
import { undoRoutes } from './features/bulk-actions/undo.routes.ts';
import { ezPairingRoutes } from './features/ez-pairing/ez-pairing.routes.ts';
import { guestRoutes } from './features/guests/guests.routes.ts';
import { inspectionRoutes } from './features/inspection/inspection.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { insightRoutes } from './features/insights/insights.routes.ts';
import { crashReportRoutes } from './features/crash-reports/crash-reports.routes.ts';
import { deadEndRoutes } from './features/dead-ends/dead-ends.routes.ts';
import { homeScreenRoutes } from './features/home-screen/home-screen.routes.ts';
import { kioskRoutes } from './features/kiosks/kiosks.routes.ts';
import { bridgeRoutes } from './features/machines/bridge.routes.ts';
import { machineLinkRoutes } from './features/machines/machine-links.routes.ts';
import { careRoutes } from './features/machines/care.routes.ts';
import { displayRoutes } from './features/machines/display.routes.ts';
import { ingredientOptionRoutes } from './features/orders/ingredient-options.routes.ts';
import { stockRoutes } from './features/machines/stock.routes.ts';
import { machineRoutes } from './features/machines/machines.routes.ts';
import { presenceRoutes } from './features/machines/presence.routes.ts';
import { menuCheckRoutes } from './features/menu-checks/menu-checks.routes.ts';
import { menuFileRoutes } from './features/menu-files/menu-files.routes.ts';
import { masterRoutes } from './features/master/master.routes.ts';
import { photoRoutes } from './features/master/photos.routes.ts';
import { pumpRoutes } from './features/master/pumps.routes.ts';
import { claimTicketRoutes } from './features/orders/claim-ticket.routes.ts';
import { followTicketRoutes } from './features/orders/follow-ticket.routes.ts';
import { eventRoutes } from './features/orders/events.routes.ts';
import { orderRoutes } from './features/orders/orders.routes.ts';
import { tabRoutes } from './features/orders/tabs.routes.ts';
import { soldOutRoutes } from './features/orders/sold-out.routes.ts';
import { staffOrderRoutes } from './features/orders/staff-orders.routes.ts';
import { recipeRoutes } from './features/recipes/recipes.routes.ts';
import { roomRoundRoutes } from './features/room-round/room-round.routes.ts';
import { roomRoutes } from './features/rooms/rooms.routes.ts';
import { sellingRoutes } from './features/selling/selling.routes.ts';
import { masterShopRoutes } from './features/shops/master-shops.routes.ts';
import { shopRoutes } from './features/shops/shops.routes.ts';
import { setUpRoutes } from './features/setup/setup.routes.ts';
import { uploadsProxyRoutes } from './features/uploads-proxy/uploads-proxy.routes.ts';
import { translationEditRoutes } from './features/translations/edits.routes.ts';
import { translationRoutes } from './features/translations/translations.routes.ts';
import { toyKioskRoutes } from './features/toy-kiosk/toy-kiosk.routes.ts';
import { pinRoutes } from './features/staff/pins.routes.ts';
import { administratorRoutes } from './features/staff/administrators.routes.ts';
import { invitationRoutes } from './features/staff/invitations.routes.ts';
import { staffRoutes } from './features/staff/staff.routes.ts';
import { tabletRoutes } from './features/tablets/tablets.routes.ts';
import { voiceProfileRoutes } from './features/voice-profiles/voice-profiles.routes.ts';
import { endConnections, limitConnections } from './http/limits/connections.ts';
import { docsPage } from './http/docs-page.ts';
import { endStreams } from './http/send-events.ts';
import { refuseDuringMaintenance } from './http/maintenance.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { limitArrival, UPLOAD_ARRIVAL_MS } from './http/arrival.ts';
import { answerProblems, sendProblem } from './http/problems.ts';
import { requireReadableHost, routerErrors } from './http/router-errors.ts';
import { secureHeaders } from './http/security.ts';
import { DEFAULT_BODY_LIMIT, serve, servedEndpoints } from './http/serve.ts';
import { serveWebApp } from './http/static.ts';
import { serveTypedClient } from './http/typed-client.ts';
import { VERSION } from './version.ts';
import { asGet } from './http/as-get.ts';
import { withoutBase } from './http/without-base.ts';
import { WITHOUT_SCHEMAS } from './http/without-schemas.ts';
import { unstorable } from './http/storable-text.ts';
import { parseStrictJson, UnstorableText } from './http/strict-json.ts';
import type { Services } from './services.ts';

interface AppOptions {
  logger?: FastifyServerOptions['logger'];
  /** Folder of the built web app; without it only the APIs are served. */
  webRoot?: string;
  /** The built typed client; without it there is none to copy. */
  clientFile?: string;
}

export async function buildApp(
  services: Services,
  { logger = false, webRoot, clientFile }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, db } = services;
  const basePath = config.BASE_PATH ?? '';
  const app: FastifyInstance = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY ?? false,
    bodyLimit: DEFAULT_BODY_LIMIT,
    // A busy machine is late, and starts all the same.
    pluginTimeout: 0,
    requestTimeout: UPLOAD_ARRIVAL_MS,
    keepAliveTimeout: 65_000,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 5000,
      maxHeaderSize: 16_384,
      requireHostHeader: false,
    },
    ...routerErrors(() => app),
    ...WITHOUT_SCHEMAS,
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false,
    rewriteUrl: (request) => withoutBase(asGet(request).url ?? '/', basePath),
  });
  const served: Endpoint[] = [];
  servedEndpoints.set(app, served);

  readJsonStrictly(app);
  readFiles(app);
  answerProblems(app);
  logRequests(app);
  await secureHeaders(app, config);
  requireReadableHost(app);
  limitConnections(app.server, { isBehindProxy: config.TRUST_PROXY !== undefined });
  limitArrival(app);
  refuseDuringMaintenance(app, services.maintenance);
  serveMetrics(app, services);

  serve(app, services, health, async () => {
    await checkDatabase(db).catch(() => {
      throw new Refusal('unavailable', { retryAfterMs: 2000 });
    });
    return { status: 'ok' as const };
  });
  authRoutes(app, services);
  meRoutes(app, services);
  secondFactorRoutes(app, services);
  ownPasskeyRoutes(app, services);
  passkeySignInRoutes(app, services);
  backupRoutes(app, services);
  clockRoutes(app, services);
  bulkActionRoutes(app, services);
  undoRoutes(app, services);
  shopRoutes(app, services);
  masterShopRoutes(app, services);
  setUpRoutes(app, services);
  sellingRoutes(app, services);
  recipeRoutes(app, services);
  kioskRoutes(app, services);
  deadEndRoutes(app, services);
  eventRoutes(app, services);
  endStreams(app);
  endConnections(app);
  orderRoutes(app, services);
  claimTicketRoutes(app, services);
  followTicketRoutes(app, services);
  staffOrderRoutes(app, services);
  soldOutRoutes(app, services);
  ingredientOptionRoutes(app, services);
  tabRoutes(app, services);
  guestRoutes(app, services);
  privacyRoutes(app, services);
  inspectionRoutes(app, services);
  boardRoutes(app, services);
  webhookRoutes(app, services);
  machineRoutes(app, services);
  machineLinkRoutes(app, services);
  displayRoutes(app, services);
  presenceRoutes(app, services);
  careRoutes(app, services);
  bridgeRoutes(app, services);
  stockRoutes(app, services);
  insightRoutes(app, services);
  auditRoutes(app, services);
  ezPairingRoutes(app, services);
  toyKioskRoutes(app, services);
  translationRoutes(app, services);
  translationEditRoutes(app, services);
  masterRoutes(app, services);
  menuFileRoutes(app, services);
  menuCheckRoutes(app, services);
  pumpRoutes(app, services);
  staffRoutes(app, services);
  pinRoutes(app, services);
  invitationRoutes(app, services);
  administratorRoutes(app, services);
  tabletRoutes(app, services);
  photoRoutes(app, services);
  crashReportRoutes(app, services);
  uploadsProxyRoutes(app, services);
  voiceProfileRoutes(app, services);
  roomRoutes(app, services);
  roomRoundRoutes(app, services);
  homeScreenRoutes(app, services);

  let description: string | undefined;
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json').send((description ??= JSON.stringify(openApiDocument(VERSION)))),
  );
  serveTypedClient(app, clientFile);
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage()));
  if (webRoot) await serveWebApp(app, webRoot, { basePath, publicUrl: config.PUBLIC_URL });
  else app.setNotFoundHandler((_request, reply) => sendProblem(reply, new Refusal('not-found')));
  return app;
}

/** An empty body counts as no body, whatever its declared type. */
function readJsonStrictly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, parseStrictJson(String(body), request.routeOptions.bodyLimit ?? DEFAULT_BODY_LIMIT));
    } catch (cause) {
      done(cause instanceof UnstorableText ? unstorable() : new Refusal('invalid-json'));
    }
  });
}

/** Raw bytes, on routes that take such a file; refused on all others, whatever they contain. */
function readFiles(app: FastifyInstance): void {
  const typesOf = (list: readonly Endpoint[]) => [...new Set(list.flatMap(({ fileTypes }) => fileTypes ?? []))];
  const types = typesOf(endpoints.filter(({ isBodyStreamed }) => !isBodyStreamed));
  app.addContentTypeParser(typesOf(endpoints.filter(({ isBodyStreamed }) => isBodyStreamed)), (request, body, done) => {
    done(request.routeOptions.config.isBodyStreamed ? null : new Refusal('unsupported-media-type'), body);
  });
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (request, body, done) => {
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (request.routeOptions.config.fileTypes?.includes(type)) return done(null, body);
    done(new Refusal('unsupported-media-type'));
  });
}

/** One log line per answer, with the route: no names, codes, tokens or queries. */
function logRequests(app: FastifyInstance): void {
  const saysAll = ['debug', 'trace'].includes(app.log.level);
  app.addHook('onResponse', (request, reply, next) => {
    next();
    const isError = reply.statusCode >= 500;
    if (!isError && !saysAll) return;
    const line = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (isError) request.log.error(line);
    else request.log.debug(line);
  });
}
