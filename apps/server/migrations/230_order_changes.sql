-- What staff do with an order besides its status: returns, refunds, edits, orders taken by telephone.

-- Who acted, by their name at that time; null: the shopper or the server itself.
alter table order_updates add column actor_name text;

alter table orders
  add column version integer not null default 1,
  -- FCFA that an edit of a paid order left to be paid when it is handed over.
  add column to_collect integer not null default 0 check (to_collect >= 0);

create function count_order_version() returns trigger
  language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger count_version before update of status, payment_status, first_name, last_name, phone, email, address, city,
    postal_code, zone_id, subtotal, discount, delivery_charge, to_collect on orders
  for each row execute function count_order_version();

-- An API key changes stock too, under the kind that actors have everywhere.
alter table stock_movements drop constraint stock_movements_actor_kind_check,
  add constraint stock_movements_actor_kind_check check (actor_kind in ('system', 'staff', 'key'));

create table order_returns (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  ref text not null,
  -- refused: never handed over. returned: brought or sent back.
  kind text not null check (kind in ('refused', 'returned')),
  reason text,
  actor_name text not null,
  at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, ref) references orders (store_id, ref) on delete cascade
);
create index order_returns_of_order on order_returns (store_id, ref, at);
call protect_table('order_returns');

-- Written only while their order's row is locked: that one lock keeps their sum within what was sold.
create table order_return_lines (
  store_id text not null default app_store() references stores (id) on delete cascade,
  return_id uuid not null,
  ref text not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  -- False for units that cannot be sold again.
  is_restocked boolean not null,
  primary key (store_id, return_id, position),
  foreign key (store_id, return_id) references order_returns (store_id, id) on delete cascade,
  foreign key (store_id, ref, position) references order_lines (store_id, ref, position) on delete cascade
);
create index order_return_lines_of_order on order_return_lines (store_id, ref, position);
call protect_table('order_return_lines');

-- Refunds by staff. Written only while their order's row is locked: that keeps their sum within what was paid.
create table order_refunds (
  store_id text not null default app_store() references stores (id) on delete cascade,
  -- Also the name under which the provider knows a partial refund.
  id uuid not null default gen_random_uuid(),
  ref text not null,
  -- FCFA.
  amount integer not null check (amount > 0),
  -- hand: the store gives the money back itself.
  way text not null check (way in ('paytech', 'hand')),
  -- Of the payment that is refunded; null for an order paid in cash.
  command text,
  -- The whole payment at once.
  is_whole boolean not null default false,
  -- What an edit made the order cheaper by.
  is_difference boolean not null default false,
  -- E.164: where a partial refund is sent.
  phone text,
  -- DUE: not requested yet; by hand: not given back yet. REQUESTED: the provider is or was asked. UNCLEAR: it gave no answer
  -- and knows nothing of it. FAILED: it refused.
  state text not null check (state in ('DUE', 'REQUESTED', 'UNCLEAR', 'FAILED', 'DONE')),
  failure text,
  reason text,
  actor_name text not null,
  created_at timestamptz not null,
  requested_at timestamptz,
  settled_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, ref) references orders (store_id, ref) on delete cascade
);
create index order_refunds_of_order on order_refunds (store_id, ref, created_at);
call protect_table('order_refunds');

-- Transfers at the PayTech sandbox of our own, as `sandbox_payments` are its payments.
create table sandbox_transfers (
  id text primary key,
  transfer jsonb not null,
  created_at timestamptz not null default now()
);
alter table sandbox_transfers enable row level security;
alter table sandbox_transfers force row level security;
create policy outside_of_stores on sandbox_transfers using (app_store() is null) with check (app_store() is null);
