-- What a store's other programs are told of: an event is written in the transaction of its fact and sent by a job.

create table webhooks (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  url text not null check (length(url) <= 2000),
  events text[] not null check (events <> '{}'),
  -- What the signature is made with, encrypted as keys of payment accounts are.
  sealed_secret bytea not null,
  -- Null: it hears nothing.
  enabled_at timestamptz default now(),
  -- Why it was disabled, other than by staff.
  disabled_reason text,
  -- Since when no delivery succeeded; null: the last one did.
  failing_since timestamptz,
  version integer not null default 1,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (store_id, id)
);
call protect_table('webhooks');

create table webhook_deliveries (
  store_id text not null default app_store() references stores (id) on delete cascade,
  -- The receiver recognises repeats by it.
  id uuid not null default gen_random_uuid(),
  webhook_id uuid not null,
  event text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  last_attempt_at timestamptz,
  -- Of the last answer; null without one.
  last_status integer,
  last_error text,
  primary key (store_id, id),
  foreign key (store_id, webhook_id) references webhooks (store_id, id) on delete cascade
);
create index webhook_deliveries_of_webhook on webhook_deliveries (store_id, webhook_id, created_at desc, id desc);
call protect_table('webhook_deliveries');
