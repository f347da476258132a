/** Every table, as its columns really are in both engines: text, integer and real only (architecture, "Database"). */

/** Stored JSON; parsed by the repository that reads it. */
export type JsonText = string;
/** ISO 8601, UTC. */
export type Instant = string;
/** 0 or 1. */
export type Flag = number;

/* The Main API's tables: accounts and the master list. */

export interface AccountsTable {
  id: string;
  username: string;
  password_hash: string;
  role: string;
  is_admin: Flag;
  created_at: Instant;
  disabled_at: Instant | null;
}
export interface SessionsTable {
  sid: string;
  account_id: string;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
}
export interface RefreshTokensTable {
  jti_hash: string;
  sid: string;
  issued_at: Instant;
  last_used_at: Instant;
  rotated_at: Instant | null;
}
export interface MasterShopsTable {
  id: string;
  name: string;
  settings: JsonText;
  created_at: Instant;
  updated_at: Instant;
}
export interface ShopOwnersTable {
  account_id: string;
  shop_id: string;
}
export interface MasterRecipesTable {
  id: string;
  shop_id: string;
  position: number;
  recipe: JsonText;
  /** Grows with every change: what If-Match names. */
  version: number;
  updated_at: Instant;
}

/* The Kiosk API's tables. */

export interface ShopsTable {
  id: string;
  name: string;
  settings: JsonText;
  admin_id: string | null;
  user_id: string | null;
  /** NULL until the owner saved order defaults. */
  order_default_quantity: number | null;
  order_default_size: string | null;
  order_default_status: string | null;
  /** Grows with every change of the shop's recipes: the key of the prepared menu. */
  menu_version: number;
  /** The voice chosen here: NULL while nothing was, and empty for none. */
  voice_profile_id: string | null;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: Instant | null;
  /** The call that deleted it, when it can be undone. */
  batch_id: string | null;
}
export interface RecipesTable {
  id: string;
  shop_id: string;
  position: number;
  hidden: Flag;
  available: Flag;
  /** 0 when it was taken off the shop's menu: kept, but nobody is offered it. */
  on_menu: Flag;
  recipe: JsonText;
  updated_at: Instant;
  /** Of the recipe as upstream had it; empty when the copy was changed since, NULL when it never came from upstream. */
  upstream_hash: string | null;
  /** When upstream no longer had it: off the menu, and kept for the orders that name it. */
  removed_at: Instant | null;
}
export interface PumpsTable {
  shop_id: string;
  slot: number;
  ingredient_id: string;
  ml_per_second: number;
}
export interface KioskTypesTable {
  id: string;
  config_identifier: string;
  name: string;
  description: string;
  required_inputs: JsonText;
  created_at: Instant;
  updated_at: Instant;
}
export interface KioskInstancesTable {
  join_code: string;
  shop_id: string;
  kiosk_type: string;
  name: string;
  status: string;
  config: JsonText;
  version: number;
  created_at: Instant;
  deleted_at: Instant | null;
  batch_id: string | null;
}
/** What one call deleted, to be brought back as one. */
export interface BatchesTable {
  id: string;
  kind: string;
  account_id: string;
  created_at: Instant;
  undone_at: Instant | null;
  /** null when it was of several shops. */
  shop_id: string | null;
  /** What was deleted, where no row was left standing. */
  content: JsonText | null;
}
/** A recipe that an import wrote. */
export interface ImportedRecipesTable {
  batch_id: string;
  shop_id: string;
  recipe_id: string;
  /** The recipe it replaced; NULL when it was new. */
  replaced: JsonText | null;
  /** Of the recipe once it was written: undoing leaves alone what was changed since. */
  version: number;
  created_at: Instant;
}
export interface OrdersTable {
  id: string;
  shop_id: string;
  recipe_id: string;
  recipe_name: string;
  name: string;
  size: string;
  quantity: number;
  status: string;
  display_id: string;
  /** The shop's day and the order's number in it. */
  day: string;
  day_number: number;
  machine_string: string;
  glass_name: string;
  brewing_ms: number;
  instance_code: string | null;
  /** SHA-256 of the guest's device id; NULL for an order without one. */
  device_hash: string | null;
  session_hash: string | null;
  created_at: Instant;
  approved_at: Instant | null;
  /** Who released it: an account id, or the hash of the guest's device. */
  approved_by: string | null;
  /** When the pour is over: approved_at + brewing_ms. */
  completes_at: Instant | null;
  /** What the guest said must not be in it; NULL when nothing. */
  allergies: JsonText | null;
  version: number;
}
/** One for each guest, kiosk and day of the shop. */
export interface VisitsTable {
  id: string;
  shop_id: string;
  instance_code: string;
  kiosk_type: string;
  day: string;
  /** NULL for a guest without a device id, and once guests' data is forgotten. */
  device_hash: string | null;
  /** NULL when only the order was seen. */
  joined_at: Instant | null;
  /** When the first order of the visit was placed, and how long after joining. */
  ordered_at: Instant | null;
  seconds_to_order: number | null;
}
/** Two phones at one kiosk's game; gone a quarter of an hour after its last move. */
export interface TableRoomsTable {
  id: string;
  shop_id: string;
  instance_code: string;
  /** What the second player types: three digits, one room of the kiosk at a time. */
  number: string;
  /** Whose phone, as device and session hash. */
  player_0: string;
  player_1: string | null;
  state: JsonText;
  /** The settings it was opened with, as far as they are rules. */
  rules: JsonText;
  /** Grows with every move: a move made on an older one is tried again. */
  revision: number;
  /** When each phone was last heard of. */
  seen_0: Instant;
  seen_1: Instant | null;
  moved_at: Instant;
}
export interface OrderKeysTable {
  device_hash: string;
  idempotency_key: string;
  body_hash: string;
  /** Null where the key was withdrawn before an order came with it. */
  order_id: string | null;
  created_at: Instant;
}
export interface DayCountersTable {
  shop_id: string;
  day: string;
  n: number;
}
export interface EzQuizzesTable {
  shop_id: string;
  questions: JsonText;
  version: number;
  updated_at: Instant;
  mapped_at: Instant | null;
}
export interface EzEffectsTable {
  shop_id: string;
  question_id: string;
  choice_id: string;
  effect: JsonText;
  source: string;
}
export interface TranslationsTable {
  shop_id: string;
  /** recipe, ingredient, or word: a glass or a garnish, known by its text. */
  kind: string;
  target_id: string;
  field: string;
  language: string;
  text: string;
  /** human or machine. */
  source: string;
  /** SHA-256 of the original it was made from. */
  source_hash: string;
  updated_at: Instant;
}
export interface TranslationJobsTable {
  id: string;
  shop_id: string;
  language: string;
  /** queued, running, completed or failed. */
  status: string;
  total_items: number;
  completed_items: number;
  untranslated_items: number;
  error_message: string | null;
  created_at: Instant;
  completed_at: Instant | null;
  /** Who is at work on it, and when that was last heard of. */
  worker: string | null;
  heartbeat_at: Instant | null;
}
export interface TranslationItemsTable {
  job_id: string;
  item_no: number;
  kind: string;
  target_id: string;
  field: string;
  source_text: string;
  source_hash: string;
  /** The Hong Kong text there is, for the other Chinese ones. */
  zh_hk: string | null;
  context: string;
  /** pending, done, untranslated or failed. */
  status: string;
  attempts: number;
}
export interface TranslationUsageTable {
  shop_id: string;
  /** The hour as 2026-03-14T12, UTC. */
  hour: string;
  items: number;
  tokens: number;
}
export interface VoiceProfilesTable {
  id: string;
  /** NULL for one that every shop may use. */
  shop_id: string | null;
  name: string;
  /** Grows when it is renamed. */
  version: number;
  created_at: Instant;
  updated_at: Instant;
}
export interface VoiceCuesTable {
  profile_id: string;
  cue: string;
  /** The name of the file: the digest of what is in it. */
  file: string;
  bytes: number;
  duration_ms: number;
  recorded_at: Instant;
}
/** The drum of a shop's capsule machines on one day. */
export interface CapsuleBagsTable {
  shop_id: string;
  day: string;
  /** Hash of the series and their counts: machines with the same drum share it. */
  drum: string;
  /** Which filling it is, from 1. */
  filling: number;
}
/** One capsule drawn: out of the drum until it is filled again. */
export interface CapsuleDrawsTable {
  id: string;
  shop_id: string;
  day: string;
  drum: string;
  filling: number;
  series_id: string;
  number: number;
  recipe_id: string;
  zero_proof: Flag;
  /** Whose it is: the hash of the guest's device, or `account:` and an account's id. */
  player: string;
  idempotency_key: string;
  created_at: Instant;
}
/** How strong an owner said an ingredient is, for every drink of the shop that names it. */
export interface IngredientStrengthsTable {
  shop_id: string;
  /** In lower case. */
  name: string;
  abv: number;
  answered_at: Instant;
  account_id: string;
}
/** The allergens an owner declared of a drink whose source is elsewhere. */
export interface DeclaredAllergensTable {
  shop_id: string;
  recipe_id: string;
  allergens: JsonText;
  /** What was in it then: with other ingredients the answer no longer counts. */
  ingredients: JsonText;
  answered_at: Instant;
  account_id: string;
}
export interface AuditTable {
  id: string;
  at: Instant;
  account_id: string | null;
  action: string;
  shop_id: string | null;
  details: JsonText;
}

export interface KnownPicturesTable {
  /** SHA-256 of the address. */
  url_hash: string;
  added_at: Instant;
}
export interface Tables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  master_shops: MasterShopsTable;
  shop_owners: ShopOwnersTable;
  master_recipes: MasterRecipesTable;
  shops: ShopsTable;
  recipes: RecipesTable;
  pumps: PumpsTable;
  kiosk_types: KioskTypesTable;
  kiosk_instances: KioskInstancesTable;
  batches: BatchesTable;
  imported_recipes: ImportedRecipesTable;
  orders: OrdersTable;
  visits: VisitsTable;
  table_rooms: TableRoomsTable;
  order_keys: OrderKeysTable;
  day_counters: DayCountersTable;
  ez_quizzes: EzQuizzesTable;
  ez_effects: EzEffectsTable;
  translations: TranslationsTable;
  translation_jobs: TranslationJobsTable;
  translation_items: TranslationItemsTable;
  translation_usage: TranslationUsageTable;
  voice_profiles: VoiceProfilesTable;
  voice_cues: VoiceCuesTable;
  capsule_bags: CapsuleBagsTable;
  capsule_draws: CapsuleDrawsTable;
  ingredient_strengths: IngredientStrengthsTable;
  declared_allergens: DeclaredAllergensTable;
  audit: AuditTable;
  known_pictures: KnownPicturesTable;
}
