/** Every table with its column types in both engines: text, integer and real only. Source: docs/decisions/0002. */

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
  /** Incremented by every change; used by If-Match. */
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
  /** Incremented by every change of the shop's recipes: cache key of the prepared menu. */
  menu_version: number;
  /** Voice chosen by the owner: NULL if never chosen, empty for none. */
  voice_profile_id: string | null;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: Instant | null;
  /** The batch that deleted it, if it can be undone. */
  batch_id: string | null;
}
export interface RecipesTable {
  id: string;
  shop_id: string;
  position: number;
  hidden: Flag;
  available: Flag;
  /** 0 after it was taken off the shop's menu: kept, but not offered. */
  on_menu: Flag;
  recipe: JsonText;
  updated_at: Instant;
  /** Hash of the upstream recipe; empty if the copy was changed since, NULL if it never came from upstream. */
  upstream_hash: string | null;
  /** When it disappeared upstream: off the menu, and kept for orders that name it. */
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
/** Everything one call deleted, to be restored as one. */
export interface BatchesTable {
  id: string;
  kind: string;
  account_id: string;
  created_at: Instant;
  undone_at: Instant | null;
  /** null if it belonged to several shops. */
  shop_id: string | null;
  /** The deleted content, if no row is left. */
  content: JsonText | null;
}
/** A recipe written by an import. */
export interface ImportedRecipesTable {
  batch_id: string;
  shop_id: string;
  recipe_id: string;
  /** The recipe it replaced; NULL if it was new. */
  replaced: JsonText | null;
  /** Version of the recipe as imported: undoing leaves recipes alone that were changed since. */
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
  /** When the pour ends: approved_at + brewing_ms. */
  completes_at: Instant | null;
  /** The guest's allergy declaration; NULL if none. */
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
  /** NULL for a guest without a device id, and after the retention time. */
  device_hash: string | null;
  /** NULL if only the order was recorded. */
  joined_at: Instant | null;
  /** When the first order of the visit was placed, and how long after joining. */
  ordered_at: Instant | null;
  seconds_to_order: number | null;
}
/** A two-phone game at a kiosk; deleted 15 minutes after its last move. */
export interface TableRoomsTable {
  id: string;
  shop_id: string;
  instance_code: string;
  /** The number the second player types: three digits, unique per kiosk at a time. */
  number: string;
  /** The players' phones, as device and session hash. */
  player_0: string;
  player_1: string | null;
  state: JsonText;
  /** The settings it was opened with, as far as they are rules. */
  rules: JsonText;
  /** Incremented by every move: a move based on an older revision is retried. */
  revision: number;
  /** When each phone last called. */
  seen_0: Instant;
  seen_1: Instant | null;
  moved_at: Instant;
}
export interface OrderKeysTable {
  device_hash: string;
  idempotency_key: string;
  body_hash: string;
  /** Null if the key was withdrawn before its order arrived. */
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
  /** recipe, ingredient, or word: a glass or a garnish, identified by its text. */
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
  /** The worker running the job, and its last heartbeat. */
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
  /** The existing Hong Kong text, as source of the other Chinese ones. */
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
  /** NULL if every shop may use it. */
  shop_id: string | null;
  name: string;
  /** Incremented when it is renamed. */
  version: number;
  created_at: Instant;
  updated_at: Instant;
}
export interface VoiceCuesTable {
  profile_id: string;
  cue: string;
  /** File name: the digest of the content. */
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
  /** Number of the filling, from 1. */
  filling: number;
}
/** A drawn capsule: out of the drum until it is refilled. */
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
  /** The player: hash of the guest's device, or `account:` and an account's id. */
  player: string;
  idempotency_key: string;
  created_at: Instant;
}
/** An ingredient's strength as answered by the owner, for every drink of the shop that names it. */
export interface IngredientStrengthsTable {
  shop_id: string;
  /** In lower case. */
  name: string;
  abv: number;
  answered_at: Instant;
  account_id: string;
}
/** The allergens an owner declared for a drink from an outside Main API. */
export interface DeclaredAllergensTable {
  shop_id: string;
  recipe_id: string;
  allergens: JsonText;
  /** Its ingredients at that time: the answer is void once they change. */
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
