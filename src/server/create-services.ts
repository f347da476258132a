import { randomBytes, randomInt } from 'node:crypto';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { groupCommit } from './db/group-commit.ts';
import { createTokens } from './features/auth/tokens.ts';
import { createLimits } from './http/limits.ts';
import { message } from '#domain/messages/message.ts';
import { languageModel, modelOptions } from './llm/language-model.ts';
import { builtInMainApi } from './main-api/built-in.ts';
import { remoteMainApi } from './main-api/remote.ts';
import { createMenus } from '#server/menu/menus.ts';
import { newUuidV7 } from './new-id.ts';
import type { Services } from './services.ts';
import { createTranslator } from './translator/create-translator.ts';
import { createVisits } from './visits.ts';

/** The production services over an open database. Tests replace those they need to control. */
export function createServices(config: Config, db: Db, signingKey: Uint8Array, clock = () => new Date()): Services {
  const newId = () => newUuidV7(clock().getTime(), randomBytes(16));
  const model = modelOptions(config);
  const services: Services = {
    db,
    config,
    clock,
    commit: groupCommit(db),
    newId,
    randomInt: (below) => randomInt(below),
    menus: createMenus(db),
    visits: createVisits({ db, clock, newId, limits: () => services.limits }),
    mainApi: config.MAIN_API_URL ? remoteMainApi(config.MAIN_API_URL, config.MAIN_API_KEY) : builtInMainApi(db),
    tokens: createTokens(db, signingKey, clock),
    limits: createLimits(clock),
    translator: createTranslator(config),
    askModel: model && languageModel(model, message('language-model')),
  };
  return services;
}
