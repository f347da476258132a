import type { After } from './after.ts';
import type { Backups } from './backups/backups.ts';
import type { Offsite } from './backups/offsite/offsite.ts';
import type { ClockGuard } from './clock-guard.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Commit } from './db/engine.ts';
import type { MainApi } from './main-api/main-api.ts';
import type { Menus } from '#server/menu/menus.ts';
import type { Tokens } from './features/auth/tokens.ts';
import type { Brakes } from './http/limits/brakes.ts';
import type { Live } from './live/live.ts';
import type { Maintenance } from './http/maintenance.ts';
import type { WhileAway } from './http/while-away.ts';
import type { Limits } from './http/limits/limits.ts';
import type { AskModel } from './llm/language-model.ts';
import type { Seal } from './storage/sealed-text.ts';
import type { Translator } from './translator/translator.ts';
import type { Visits } from './visits.ts';

/** The services every feature uses: one plain object, passed as an argument. */
export interface Services {
  db: Db;
  /** Runs writes in a transaction shared with others that arrive meanwhile. */
  commit: Commit;
  clock: () => Date;
  clockGuard: ClockGuard;
  after: After;
  /** A new UUIDv7. */
  newId: () => string;
  /** A uniform integer in [0, below), from a cryptographic source. */
  randomInt: (below: number) => number;
  config: Config;
  live: Live;
  menus: Menus;
  visits: Visits;
  mainApi: MainApi;
  tokens: Tokens;
  /** Seals what is stored and told to nobody, such as the keys of machines. */
  seal: Seal;
  limits: Limits;
  brakes: Brakes;
  whileAway: WhileAway;
  /** Whether the event loop was held up a moment ago: what can wait is refused. */
  isHeldUp: () => boolean;
  backups: Backups;
  /** Undefined if the settings name no bucket for copies of backups. */
  offsite: Offsite | undefined;
  maintenance: Maintenance;
  /** Closes this server gracefully and opens its data anew, in the same process. */
  restart: () => Promise<void>;
  translator: Translator;
  /** Undefined if the settings name no language model. */
  askModel: AskModel | undefined;
}
