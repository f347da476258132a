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
  created_at: Instant;
  updated_at: Instant;
  deleted_at: Instant | null;
}
export interface RecipesTable {
  id: string;
  shop_id: string;
  position: number;
  hidden: Flag;
  available: Flag;
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
}
export interface OrderKeysTable {
  device_hash: string;
  idempotency_key: string;
  body_hash: string;
  order_id: string;
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
export interface AuditTable {
  id: string;
  at: Instant;
  account_id: string | null;
  action: string;
  shop_id: string | null;
  details: JsonText;
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
  orders: OrdersTable;
  order_keys: OrderKeysTable;
  day_counters: DayCountersTable;
  ez_quizzes: EzQuizzesTable;
  ez_effects: EzEffectsTable;
  audit: AuditTable;
}
