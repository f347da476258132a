/** Every table with its column types in both engines: text, integer and real only. Source: docs/decisions/0002. */

import type { Generated } from 'kysely';

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
  /** The User-Agent header it was begun with; '' if unknown. */
  user_agent: string;
}
/** The secret of an authenticator app. */
export interface SecondFactorsTable {
  account_id: string;
  sealed_secret: string;
  /** null while it is being set up. */
  confirmed_at: Instant | null;
  /** The newest time step whose code was used; -1 if none. */
  last_step: number;
}
export interface RecoveryCodesTable {
  account_id: string;
  /** SHA-256. */
  code_hash: string;
  used_at: Instant | null;
}
export interface PasskeysTable {
  id: string;
  account_id: string;
  /** Base64url, as the browser names it. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** An unsigned number of 32 bits, which PostgreSQL's integer does not hold. */
  sign_count: string;
  transports: JsonText;
  /** The host name it was made for. */
  rp_id: string;
  name: string;
  created_at: Instant;
  last_used_at: Instant | null;
}
/** What a browser was given to sign, and has not brought back yet. */
export interface PasskeyChallengesTable {
  /** SHA-256. */
  challenge_hash: string;
  /** add or sign-in. */
  purpose: string;
  /** NULL for signing in. */
  account_id: string | null;
  expires_at: Instant;
}
export interface InvitationsTable {
  id: string;
  /** SHA-256. */
  token_hash: string;
  role: string;
  invited_by: string;
  created_at: Instant;
  expires_at: Instant;
  accepted_at: Instant | null;
}
/** The shops an invitation is for; none for an administrator. */
export interface InvitationShopsTable {
  invitation_id: string;
  shop_id: string;
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
  /** Incremented by every change; used by If-Match. */
  version: Generated<number>;
  /** Since when it is archived; NULL while it is open. */
  archived_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
}
export interface ShopOwnersTable {
  account_id: string;
  shop_id: string;
}
/** The one link that makes the first account of an empty server. */
export interface SetUpLinksTable {
  token_hash: string;
  created_at: Instant;
}
/** A bar that is being set up: one at a time. */
export interface SetUpsTable {
  /** Always `set-up`. */
  id: string;
  account_id: string;
  /** NULL until the bar is made. */
  shop_id: string | null;
  step: string;
  /** When its account was last at it. */
  touched_at: Instant;
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

/** Addresses that are told what happens in a shop. */
export interface WebhooksTable {
  id: string;
  shop_id: string;
  url: string;
  /** Sealed: it signs what is sent. */
  secret: string;
  /** JSON list. */
  types: JsonText;
  /** The shop's last event that was looked at. */
  seq: number;
  created_at: Instant;
}

/** What a webhook was told, or has to be: each once. */
export interface WebhookMessagesTable {
  id: string;
  webhook_id: string;
  shop_id: string;
  type: string;
  /** Id of the order; of the machine or the bottle, with the time since when. */
  subject: string;
  happened_at: Instant;
  /** Among those that happened at the same time. */
  place: number;
  /** When it is tried, or tried again; NULL: told, or given up. */
  next_at: Instant | null;
  tries: number;
  /** Of the last answer; NULL without one. */
  status: number | null;
  told_at: Instant | null;
}

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
  /** 0 if guests are offered only what the machine makes in full; NULL if never chosen. */
  pours_by_hand: Flag | null;
  /** When and what it sells; NULL until the owner saved something. */
  selling: JsonText | null;
  /** Incremented by every change of it; used by If-Match. */
  selling_version: number;
  /** Since when it takes no orders, and why, in two languages; NULL while it does. */
  paused_at: Instant | null;
  pause_reason: JsonText | null;
  /** auto, required or off; NULL if never chosen. */
  approval_presence: string | null;
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
/** In the smallest unit of the shop's currency. */
export interface RecipePricesTable {
  shop_id: string;
  recipe_id: string;
  size: string;
  amount: number;
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
  /** What guests read while it is paused, in two languages; NULL if nothing. */
  pause_reason: JsonText | null;
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
  /** What is left to be done of it; NULL once it is done. */
  stage: string | null;
  /** Until then the process that writes it is taken to be alive. */
  busy_until: Instant | null;
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
  /** When the pour should end: approved_at + brewing_ms. */
  completes_at: Instant | null;
  /** When the drink was made. */
  completed_at: Instant | null;
  /** When it was handed out. */
  collected_at: Instant | null;
  /** Set if its time ended while the server was down: it waits for staff. */
  held_at: Instant | null;
  /** Who ended it before it was made: `staff`, `guest` or `time`; NULL if nobody, and for orders from before it was kept. */
  cancelled_by: string | null;
  /** The first order of the same submission: its own id if alone. */
  ticket_id: string;
  /** The order it replaces. */
  remake_of: string | null;
  /** Four digits on the ticket of a shared screen; NULL for orders of a device or of staff, and once claimed. */
  pickup_code: string | null;
  /** Wrong codes tried. */
  pickup_failures: number;
  /** The guest's allergy declaration; NULL if none. */
  allergies: JsonText | null;
  /** What staff's last step replaced, for as long as it can be taken back; NULL if nothing can. */
  before_step: JsonText | null;
  /** In the smallest unit of its currency; NULL where prices were off. */
  price_amount: number | null;
  price_currency: string | null;
  /** NULL for orders from before this was kept. */
  alcohol_grams: number | null;
  is_liquor: Flag | null;
  /** Why only staff may approve it; NULL if the guest may. */
  staff_approves: string | null;
  adult_confirmed_at: Instant | null;
  /** The last job a machine was given for it; NULL if there was none, or if it is made by hand since. */
  job_id: string | null;
  /** How far that job is. */
  job_report: JsonText | null;
  /** What is added by hand, and how it differs from its recipe; NULL if neither. */
  made_as: JsonText | null;
  version: number;
}
/** A machine that pours; what is not said is NULL. */
export interface MachinesTable {
  id: string;
  shop_id: string;
  name: string;
  /** SHA-256 of its token; NULL until it is paired, and once it is removed. */
  token_hash: string | null;
  /** SHA-256 of its one-time code. */
  pairing_hash: string | null;
  pairing_expires_at: Instant | null;
  created_at: Instant;
  removed_at: Instant | null;
  seen_at: Instant | null;
  firmware: string | null;
  /** What it said of itself last. */
  says: string | null;
  levels: JsonText | null;
  paused_at: Instant | null;
  /** In two languages. */
  pause_reason: JsonText | null;
  /** A code; it gets no jobs until somebody has cleared it. */
  fault: string | null;
  fault_at: Instant | null;
  cleaning_required: Flag;
  /** The last stop it was told, and the job that was running; NULL once it has a new job. */
  stop_at: Instant | null;
  stop_job_id: string | null;
  last_job_at: Instant | null;
  /** `own`: it speaks our protocol; `simulator`: so does one that the server runs; else the program that the server calls. */
  kind: string;
  /** Its token as Mosquitto stores passwords; NULL until it is paired, and once it is removed. */
  broker_hash: string | null;
  /** The id of its last start, as it named it. */
  boot: string | null;
  /** When the broker said that its connection has ended; NULL once it has called again. */
  gone_at: Instant | null;
  /** Since when everybody knows that it does not answer; NULL while it does. */
  silent_since: Instant | null;
  /** What a simulator does wrong; NULL for nothing. */
  simulated_fault: string | null;
  /** The server that runs it, and until when no other may. */
  simulated_by: string | null;
  simulated_until: Instant | null;
}
/** How the server reaches a machine that has a program of its own. */
export interface MachineLinksTable {
  machine_id: string;
  address: string;
  /** Sealed: told to nobody. */
  secrets: string;
  /** Ids of the program by ours, as its owner chose them. */
  matches: JsonText;
  /** The ingredients it said it has, last. */
  theirs: JsonText | null;
  /** Why it can't be reached; NULL while it can. */
  trouble: string | null;
  /** The recipe it pours our drinks by. */
  recipe_id: number | null;
  /** The server that drives it, and until when no other may. */
  lease_by: string | null;
  lease_until: Instant | null;
  /** The start that was posted, until it is known how it ended. */
  started: JsonText | null;
}
/** One order on its way through a machine. */
export interface MachineJobsTable {
  id: string;
  machine_id: string;
  shop_id: string;
  order_id: string;
  state: string;
  /** Number of the last event. */
  seq: number;
  /** 0 to 100. */
  progress: number | null;
  step: string | null;
  code: string | null;
  message: string;
  stoppable: Flag;
  not_taken: Flag;
  estimate_ms: number;
  issued_at: Instant;
  expires_at: Instant;
  times_out_at: Instant;
  ended_at: Instant | null;
}
/** Sold out tonight, whatever the menu says; `is_out` 0: available although the menu says that it is not. */
export interface SoldOutTable {
  shop_id: string;
  kind: 'drink' | 'ingredient';
  /** Recipe id, or the key of the ingredient's name. */
  subject: string;
  is_out: Flag;
  at: Instant;
  account_id: string;
}
/** A bottle whose level is counted. Source: docs/decisions/0080. */
export interface BottlesTable {
  shop_id: string;
  /** Empty for a shop whose drinks end by their time: it has no machine of ours. */
  machine_id: string;
  slot: number;
  size_ml: number;
  level_ml: number;
  /** At or below it a new one should be at hand. */
  low_ml: number;
  /** 1 if the level is a sensor's. */
  is_measured: Flag;
  /** 1 if nobody knows how much a pour took that broke off. */
  is_uncertain: Flag;
  /** What the last refill changed; NULL once it cannot be undone. */
  refilled: JsonText | null;
}
/** What an owner allows where an ingredient is missing. Source: docs/decisions/0081. */
export interface IngredientOptionsTable {
  shop_id: string;
  /** The key of its name. */
  ingredient: string;
  may_leave_out: Flag;
  /** The ingredient that stands in for it; NULL for none. */
  replacement: JsonText | null;
}
/** A shared device at the counter. */
export interface TabletsTable {
  id: string;
  shop_id: string;
  name: string;
  /** SHA-256 of its bearer. */
  key_hash: string;
  created_at: Instant;
  last_used_at: Instant;
  /** The account that acts; NULL while it is locked. */
  person_id: string | null;
  /** When that account last did something there. */
  acted_at: Instant | null;
}
/** For the shared tablets of a shop. */
export interface StaffPinsTable {
  shop_id: string;
  account_id: string;
  pin_hash: string;
}
/** The screen in the room. */
/** A screen at a machine that shows the code guests start it with. */
export interface MachineDisplaysTable {
  machine_id: string;
  shop_id: string;
  /** SHA-256 of the key in its address. */
  key_hash: string;
  /** What its codes are made from. */
  secret: string;
  created_at: Instant;
  seen_at: Instant | null;
  /** Since when everybody knows that it is off; NULL while it is on, and before it was first seen. */
  gone_since: Instant | null;
}
/** A guest has shown the code of a shop's machine. */
export interface PresenceGrantsTable {
  shop_id: string;
  device_hash: string;
  expires_at: Instant;
}
/** Priming, cleaning or calibrating one line of a machine. */
export interface MachineCareTable {
  id: string;
  machine_id: string;
  shop_id: string;
  /** Who asked for it. */
  account_id: string;
  kind: string;
  slot: number;
  /** Of each run of the pump. */
  run_ms: number;
  pulses: number;
  rest_ms: number;
  state: string;
  seq: number;
  progress: number | null;
  code: string | null;
  message: string;
  issued_at: Instant;
  expires_at: Instant;
  times_out_at: Instant;
  ended_at: Instant | null;
  /** What stood in the glass after calibrating, and the rate that was saved. */
  measured_ml: number | null;
  ml_per_second: number | null;
}
export interface BoardsTable {
  shop_id: string;
  /** SHA-256 of the key in its address. */
  key_hash: string;
  shows_names: Flag;
  /** The kiosk whose join code it shows; NULL: the first that can be joined. */
  join_code: string | null;
  created_at: Instant;
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
/** The number of a shop's last event: its row is locked until the transaction ends, so numbers appear in order. */
export interface EventCountersTable {
  shop_id: string;
  n: number;
}
/** A change that somebody may watch. The newest ones are kept. */
export interface ShopEventsTable {
  shop_id: string;
  seq: number;
  kind: string;
  /** Id of the order, join code of the kiosk; empty for the menu. */
  subject: string;
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
  /** When the board was told of it; null if it was not. */
  told_at: Instant | null;
  /** As the board shows it; null without one. */
  told_name: string | null;
  /** How its series looked then; null if it was not told. */
  told_series: JsonText | null;
}
/** A guest who has joined the league of a shop's night. */
export interface LeaguePlayersTable {
  shop_id: string;
  day: string;
  device_hash: string;
  /** As the board shows it. */
  name: string;
  joined_at: Instant;
}
/** A match of two phones that somebody of the league has played to its end. */
export interface LeagueMatchesTable {
  room_id: string;
  /** Number of the room's next show. */
  turn: number;
  shop_id: string;
  day: string;
  /** Hash of the device; null for a player who is not in the league. */
  winner: string | null;
  loser: string | null;
  ended_at: Instant;
}
/** The last round for everyone of a shop. */
export interface RoomRoundsTable {
  shop_id: string;
  id: string;
  set_id: string;
  pace: string;
  /** The last step somebody has taken, and when. */
  step: number;
  since: Instant;
  is_stopped: Flag;
  started_at: Instant;
  /** Counts every change but answers. */
  revision: number;
}
/** A phone in a round for everyone. */
export interface RoomRoundPhonesTable {
  round_id: string;
  device_hash: string;
  shop_id: string;
  /** A figure for each question, the index of its answer; `-` where there is none. */
  answers: string;
  /** As the board shows it; null unless it was given. */
  name: string | null;
  joined_at: Instant;
}
/** Phones that may look at another phone's ticket. */
export interface TicketFollowersTable {
  ticket_id: string;
  device_hash: string;
  shop_id: string;
  followed_at: Instant;
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
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  invitations: InvitationsTable;
  invitation_shops: InvitationShopsTable;
  master_shops: MasterShopsTable;
  set_up_links: SetUpLinksTable;
  set_ups: SetUpsTable;
  shop_owners: ShopOwnersTable;
  master_recipes: MasterRecipesTable;
  shops: ShopsTable;
  recipes: RecipesTable;
  recipe_prices: RecipePricesTable;
  pumps: PumpsTable;
  kiosk_types: KioskTypesTable;
  kiosk_instances: KioskInstancesTable;
  batches: BatchesTable;
  imported_recipes: ImportedRecipesTable;
  orders: OrdersTable;
  machines: MachinesTable;
  machine_jobs: MachineJobsTable;
  machine_links: MachineLinksTable;
  machine_displays: MachineDisplaysTable;
  presence_grants: PresenceGrantsTable;
  machine_care: MachineCareTable;
  sold_out: SoldOutTable;
  bottles: BottlesTable;
  ingredient_options: IngredientOptionsTable;
  boards: BoardsTable;
  webhooks: WebhooksTable;
  webhook_messages: WebhookMessagesTable;
  tablets: TabletsTable;
  staff_pins: StaffPinsTable;
  visits: VisitsTable;
  table_rooms: TableRoomsTable;
  order_keys: OrderKeysTable;
  day_counters: DayCountersTable;
  event_counters: EventCountersTable;
  shop_events: ShopEventsTable;
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
  league_players: LeaguePlayersTable;
  league_matches: LeagueMatchesTable;
  room_rounds: RoomRoundsTable;
  room_round_phones: RoomRoundPhonesTable;
  ticket_followers: TicketFollowersTable;
  ingredient_strengths: IngredientStrengthsTable;
  declared_allergens: DeclaredAllergensTable;
  audit: AuditTable;
  known_pictures: KnownPicturesTable;
}
