-- What every later migration builds on: the current store, its protection, and the tables of the platform itself.

-- The store the running transaction works for; null outside of one.
create function app_store() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.store', true), '');

-- Locks a table to the current store. The table has a store_id, first in its primary key.
-- Forced, so that not even the owner reads past it: a data migration sets app.store for each store it changes.
create procedure protect_table(target regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy own_store on %s using (store_id = app_store()) with check (store_id = app_store())', target);
end $$;

-- Trigger, for each statement: drops what processes keep of the current store's catalogue, pages included.
create function announce_catalogue_change() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', coalesce(app_store(), ''));
  return null;
end $$;

-- Lower case without accents, for indexes and comparisons that ignore both.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create text search configuration fr (copy = french);
alter text search configuration fr
  alter mapping for hword, hword_part, word with unaccent, french_stem;

alter default privileges in schema public grant select, insert, update, delete on tables to teranga_app;
alter default privileges in schema public grant usage, select on sequences to teranga_app;
grant usage on schema public to teranga_app;

create table stores (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  name text not null,
  design text not null,
  -- File names of the store's pictures folder.
  logo text,
  default_logo text,
  -- {marketplaceInfo, storeInfo, sizeGuide, features} as the contract's StoreWire writes them.
  content jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table store_hosts (
  store_id text not null references stores (id) on delete cascade,
  -- Lower case, without port and trailing dot.
  host text not null unique check (host = lower(host) and host !~ '[:/\s]|\.$'),
  is_primary boolean not null default false,
  primary key (store_id, host)
);
create unique index store_hosts_one_primary on store_hosts (store_id) where is_primary;

-- Which store a host belongs to is asked before a store is known: then both tables are readable, and only readable.
alter table stores enable row level security;
alter table stores force row level security;
create policy own_store on stores using (id = app_store()) with check (id = app_store());
create policy any_store_before_one_is_known on stores for select using (app_store() is null);
call protect_table('store_hosts');
create policy any_host_before_a_store_is_known on store_hosts for select using (app_store() is null);

create function announce_store_change() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('store_changed', coalesce(app_store(), ''));
  return null;
end $$;
create trigger announce_change after insert or update or delete on stores
  for each statement execute function announce_store_change();
create trigger announce_change after insert or update or delete on store_hosts
  for each statement execute function announce_store_change();

-- What must reach someone, written in the transaction that causes it and sent by a job.
create table outbox (
  store_id text not null references stores (id) on delete cascade,
  id bigint generated always as identity,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  text text not null,
  html text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  primary key (store_id, id)
);
create index outbox_waiting on outbox (store_id, id) where sent_at is null;
call protect_table('outbox');

create table customers (
  store_id text not null references stores (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null,
  -- E.164.
  phone text,
  email text,
  address text,
  created_at timestamptz not null default now(),
  primary key (store_id, id),
  unique (store_id, phone),
  check (phone is not null or email is not null)
);
create unique index customers_email on customers (store_id, lower(email));
call protect_table('customers');

-- Bearer tokens, by their SHA-256 only.
create table customer_tokens (
  store_id text not null,
  token_hash bytea not null check (length(token_hash) = 32),
  customer_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (store_id, token_hash),
  foreign key (store_id, customer_id) references customers (store_id, id) on delete cascade
);
create index customer_tokens_of_customer on customer_tokens (store_id, customer_id);
call protect_table('customer_tokens');
