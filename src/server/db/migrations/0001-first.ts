import { sql, type Kysely } from 'kysely';

/** The first tables. Plain SQL in the dialect both engines share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table accounts (
    id text primary key, username text not null unique, password_hash text not null, role text not null,
    is_admin integer not null, created_at text not null, disabled_at text)`,
  `create table sessions (
    sid text primary key, account_id text not null references accounts (id), created_at text not null,
    expires_at text not null, revoked_at text)`,
  `create index sessions_by_account on sessions (account_id)`,
  `create table refresh_tokens (
    jti_hash text primary key, sid text not null references sessions (sid), issued_at text not null,
    last_used_at text not null, rotated_at text)`,
  `create index refresh_tokens_by_session on refresh_tokens (sid)`,
  `create table master_shops (
    id text primary key, name text not null, settings text not null, created_at text not null, updated_at text not null)`,
  `create table shop_owners (
    account_id text not null references accounts (id), shop_id text not null, primary key (account_id, shop_id))`,
  `create table master_recipes (
    id text primary key, shop_id text not null references master_shops (id), position integer not null,
    recipe text not null, updated_at text not null)`,
  `create index master_recipes_by_shop on master_recipes (shop_id, position)`,

  `create table shops (
    id text primary key, name text not null, settings text not null, admin_id text, user_id text,
    order_default_quantity integer, order_default_size text, order_default_status text,
    menu_version integer not null, created_at text not null, updated_at text not null, deleted_at text)`,
  `create table recipes (
    id text primary key, shop_id text not null references shops (id), position integer not null,
    hidden integer not null, available integer not null, recipe text not null, updated_at text not null)`,
  `create index recipes_by_shop on recipes (shop_id, position)`,
  `create table pumps (
    shop_id text not null references shops (id), slot integer not null, ingredient_id text not null,
    ml_per_second real not null, primary key (shop_id, slot))`,
  `create table kiosk_types (
    id text primary key, config_identifier text not null unique, name text not null, description text not null,
    required_inputs text not null, created_at text not null, updated_at text not null)`,
  `create table kiosk_instances (
    join_code text primary key, shop_id text not null references shops (id), kiosk_type text not null, name text not null,
    status text not null, config text not null, version integer not null, created_at text not null, deleted_at text)`,
  `create index kiosk_instances_by_shop on kiosk_instances (shop_id, created_at)`,
  `create table orders (
    id text primary key, shop_id text not null references shops (id), recipe_id text not null, recipe_name text not null,
    name text not null, size text not null, quantity integer not null, status text not null, display_id text not null,
    day text not null, day_number integer not null, machine_string text not null, 
    glass_name text not null, brewing_ms integer not null, instance_code text, device_hash text, session_hash text,
    created_at text not null, approved_at text, approved_by text, completes_at text, unique (shop_id, day, day_number))`,
  `create index orders_by_shop on orders (shop_id, created_at)`,
  `create index orders_by_device on orders (device_hash, shop_id, created_at)`,
  `create index orders_open on orders (status, created_at) where status in ('PENDING', 'IMMEDIATE', 'IN_PROGRESS')`,
  `create table order_keys (
    device_hash text not null, idempotency_key text not null, body_hash text not null, order_id text not null references orders (id) deferrable initially deferred,
    created_at text not null, primary key (device_hash, idempotency_key))`,
  `create table day_counters (shop_id text not null, day text not null, n integer not null, primary key (shop_id, day))`,
  `create table ez_quizzes (
    shop_id text primary key references shops (id), questions text not null, version integer not null,
    updated_at text not null, mapped_at text)`,
  `create table ez_effects (
    shop_id text not null references shops (id), question_id text not null, choice_id text not null, effect text not null,
    source text not null, primary key (shop_id, question_id, choice_id))`,
  `create table audit (
    id text primary key, at text not null, account_id text, action text not null, shop_id text, details text not null)`,
  `create index audit_by_shop on audit (shop_id, at)`,
];
