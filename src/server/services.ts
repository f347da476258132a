import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { MainApi } from './main-api/main-api.ts';
import type { Menus } from '#server/menu/menus.ts';
import type { Tokens } from './features/auth/tokens.ts';
import type { Limits } from './http/limits.ts';
import type { AskModel } from './llm/language-model.ts';
import type { Translator } from './translator/translator.ts';
import type { Visits } from './visits.ts';

/** The services every feature uses: one plain object, passed as an argument. */
export interface Services {
  db: Db;
  /** Runs writes in a transaction shared with others that arrive meanwhile. */
  commit: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  clock: () => Date;
  /** A new UUIDv7. */
  newId: () => string;
  /** A uniform integer in [0, below), from a cryptographic source. */
  randomInt: (below: number) => number;
  config: Config;
  menus: Menus;
  visits: Visits;
  mainApi: MainApi;
  tokens: Tokens;
  limits: Limits;
  translator: Translator;
  /** Undefined if the settings name no language model. */
  askModel: AskModel | undefined;
}
