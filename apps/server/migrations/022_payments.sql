-- Online payment: whose account a store is paid to, and every attempt at paying an order.

create table payment_accounts (
  store_id text not null default app_store() references stores (id) on delete cascade,
  provider text not null check (provider in ('paytech')),
  -- The provider's keys, sealed with the deployment's secret for this store alone.
  sealed_keys bytea not null,
  env text not null check (env in ('test', 'prod')),
  updated_at timestamptz not null default now(),
  primary key (store_id, provider)
);
call protect_table('payment_accounts');
create trigger announce_change after insert or update or delete on payment_accounts
  for each statement execute function announce_store_change();
create trigger announce_catalogue_change after insert or update or delete on payment_accounts
  for each statement execute function announce_catalogue_change();

-- One attempt at paying one order online. Its command is what the provider knows it by, and no other attempt has it.
create table payment_sessions (
  store_id text not null default app_store() references stores (id) on delete cascade,
  ref text not null,
  attempt integer not null check (attempt > 0),
  provider text not null,
  command text not null,
  -- FCFA.
  amount integer not null check (amount >= 0),
  env text not null,
  -- REQUESTED: being asked for. OPEN: can be paid. PAID. CANCELLED: given up at the provider. REFUSED: there never was one.
  -- LOST: nobody knows whether there is one; its link was given to nobody. EXPIRED: its order was cancelled.
  state text not null check (state in ('REQUESTED', 'OPEN', 'PAID', 'CANCELLED', 'REFUSED', 'LOST', 'EXPIRED')),
  token text,
  url text,
  -- DUE: paid for nothing. REQUESTED: the provider was asked. DONE: the provider says so.
  refund text not null default 'NONE' check (refund in ('NONE', 'DUE', 'REQUESTED', 'DONE')),
  requested_at timestamptz not null,
  settled_at timestamptz,
  primary key (store_id, ref, attempt),
  unique (store_id, command),
  foreign key (store_id, ref) references orders (store_id, ref) on delete cascade
);
create unique index payment_sessions_one_payable on payment_sessions (store_id, ref) where state in ('REQUESTED', 'OPEN');
create unique index payment_sessions_by_token on payment_sessions (store_id, token) where token is not null;
call protect_table('payment_sessions');

-- Payments at the PayTech sandbox of our own, which stands for another company's server: no store's, and empty in production.
create table sandbox_payments (
  token text primary key,
  payment jsonb not null,
  created_at timestamptz not null default now()
);
alter table sandbox_payments enable row level security;
alter table sandbox_payments force row level security;
create policy outside_of_stores on sandbox_payments using (app_store() is null) with check (app_store() is null);
