-- Orders and what placing one writes.

create table promo_codes (
  store_id text not null default app_store() references stores (id) on delete cascade,
  -- As it is compared: upper case.
  code text not null check (code = upper(code)),
  -- A percentage of the subtotal (1 to 100), or a sum in FCFA.
  is_percentage boolean not null,
  amount integer not null check (amount > 0 and (amount <= 100 or not is_percentage)),
  minimum_subtotal integer not null default 0 check (minimum_subtotal >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Null: as often as shoppers like.
  max_uses integer check (max_uses > 0),
  used integer not null default 0 check (used >= 0 and (max_uses is null or used <= max_uses)),
  is_enabled boolean not null default true,
  primary key (store_id, code)
);
call protect_table('promo_codes');

create table orders (
  store_id text not null default app_store() references stores (id) on delete cascade,
  -- 80 random bits in Crockford's base 32, upper case, without hyphens.
  ref text not null check (ref ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  visitor text,
  customer_id uuid,
  status text not null check (status in
    ('WAITING_FOR_VALIDATION', 'VALIDATED', 'REJECTED', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
  payment_method text not null check (payment_method in ('paytech', 'cod')),
  payment_status text not null default 'NONE' check (payment_status in ('NONE', 'WAITING', 'PAID', 'FAILED', 'REFUNDED')),
  -- When an order that waits for an online payment gives its stock back.
  expires_at timestamptz,
  first_name text not null,
  last_name text not null,
  -- E.164.
  phone text not null,
  email text,
  address text not null,
  city text not null,
  postal_code text,
  zone_id text not null,
  zone_name text not null,
  subtotal integer not null check (subtotal >= 0),
  discount integer not null default 0 check (discount between 0 and subtotal),
  delivery_charge integer not null check (delivery_charge >= 0),
  total integer not null check (total = subtotal - discount + delivery_charge),
  promo_code text,
  -- The shop's address, as messages about the order write it.
  site_url text not null,
  -- Stock and promo use went back.
  is_released boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (store_id, ref)
);
create index orders_by_age on orders (store_id, created_at desc, ref);
create index orders_of_customer on orders (store_id, customer_id, created_at desc) where customer_id is not null;
create index orders_expiring on orders (store_id, expires_at) where expires_at is not null;
call protect_table('orders');

-- What was sold, as it was: later changes of the catalogue do not reach it.
create table order_lines (
  store_id text not null default app_store() references stores (id) on delete cascade,
  ref text not null,
  position integer not null,
  product_id text not null,
  variation_sku text not null default '',
  name text not null,
  picture text,
  -- [{name, value}]
  options jsonb not null default '[]',
  unit_price integer not null check (unit_price >= 0),
  quantity integer not null check (quantity > 0),
  primary key (store_id, ref, position),
  foreign key (store_id, ref) references orders (store_id, ref) on delete cascade
);
call protect_table('order_lines');

create table order_updates (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id bigint generated always as identity,
  ref text not null,
  date timestamptz not null default now(),
  status text not null,
  reason text,
  -- {status, reason}
  state_json jsonb not null,
  primary key (store_id, id),
  foreign key (store_id, ref) references orders (store_id, ref) on delete cascade
);
create index order_updates_of_order on order_updates (store_id, ref, id);
call protect_table('order_updates');

-- The answer given to a key, so that asking twice orders once.
create table idempotency_keys (
  store_id text not null default app_store() references stores (id) on delete cascade,
  key text not null check (length(key) between 1 and 200),
  request_hash text not null,
  -- Null only inside the transaction that fills it.
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (store_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (store_id, created_at);
call protect_table('idempotency_keys');
