import { randomInt } from 'node:crypto';
import { after } from './after.ts';
import { createBackups } from './backups/backups.ts';
import { createOffsite } from './backups/offsite/offsite.ts';
import { keyIdOf } from './backups/key-id.ts';
import { createClockGuard } from './clock-guard.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { engineOf } from './db/engine.ts';
import { createTokens } from './features/auth/tokens.ts';
import { createBrakes } from './http/limits/brakes.ts';
import { createMaintenance } from './http/maintenance.ts';
import { createLimits } from './http/limits/limits.ts';
import { createWhileAway } from './http/while-away.ts';
import { gatherCounts } from './http/limits/shared-counts.ts';
import { message } from '#domain/messages/message.ts';
import { createLive } from './live/live.ts';
import { languageModel, modelOptions } from './llm/language-model.ts';
import { builtInMainApi } from './main-api/built-in.ts';
import { remoteMainApi } from './main-api/remote.ts';
import { createMenus } from '#server/menu/menus.ts';
import { newUuidV7, randomPool } from './new-id.ts';
import type { Services } from './services.ts';
import { createSeal } from './storage/sealed-text.ts';
import { createTranslator } from './translator/create-translator.ts';
import { createVisits } from './visits.ts';

/** The production services over an open database. Tests replace those they need to control. */
export function createServices(config: Config, db: Db, signingKey: Uint8Array, clock = () => new Date()): Services {
  const random = randomPool();
  const newId = () => newUuidV7(clock().getTime(), random());
  const model = modelOptions(config);
  const { tell } = engineOf(db);
  const backups = createBackups({ db, config, keyId: keyIdOf(signingKey), clock });
  const brakes = createBrakes(() => services.limits);
  const services: Services = {
    db,
    config,
    clock,
    clockGuard: createClockGuard(clock, null),
    after,
    commit: engineOf(db).commit,
    newId,
    randomInt: (below) => randomInt(below),
    live: createLive(db),
    menus: createMenus(db),
    visits: createVisits({ commit: engineOf(db).commit, clock, newId, limits: () => services.limits }),
    mainApi: config.MAIN_API_URL ? remoteMainApi(config.MAIN_API_URL, config.MAIN_API_KEY) : builtInMainApi(db),
    tokens: createTokens(db, signingKey, clock),
    seal: createSeal(signingKey),
    limits: createLimits(clock, tell && gatherCounts(tell)),
    isHeldUp: () => false,
    brakes,
    whileAway: createWhileAway({ db, clock, brakes }),
    backups,
    offsite: createOffsite({ config, backups, clock }),
    maintenance: createMaintenance(),
    restart: () => Promise.reject(new Error('This process has no server to restart.')),
    translator: createTranslator(config),
    askModel: model && languageModel(model, message('language-model')),
  };
  return services;
}
