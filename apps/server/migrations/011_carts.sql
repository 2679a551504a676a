-- What visitors keep: carts and wishlists. A visitor is known by the hash of a session, or by the account behind a token.

create table carts (
  store_id text not null default app_store() references stores (id) on delete cascade,
  visitor text not null check (length(visitor) <= 200),
  updated_at timestamptz not null default now(),
  primary key (store_id, visitor)
);
create index carts_by_age on carts (store_id, updated_at);
call protect_table('carts');

create table cart_lines (
  store_id text not null default app_store() references stores (id) on delete cascade,
  visitor text not null,
  product_id text not null,
  -- Empty for a product without variations.
  variation_sku text not null default '',
  quantity integer not null check (quantity between 1 and 100000),
  added_at timestamptz not null default clock_timestamp(),
  primary key (store_id, visitor, product_id, variation_sku),
  foreign key (store_id, visitor) references carts (store_id, visitor) on delete cascade,
  foreign key (store_id, product_id) references products (store_id, id) on delete cascade
);
create index cart_lines_of_product on cart_lines (store_id, product_id);
call protect_table('cart_lines');

create table wishlist_lines (
  store_id text not null default app_store() references stores (id) on delete cascade,
  visitor text not null check (length(visitor) <= 200),
  product_id text not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (store_id, visitor, product_id),
  foreign key (store_id, product_id) references products (store_id, id) on delete cascade
);
create index wishlist_lines_of_product on wishlist_lines (store_id, product_id);
call protect_table('wishlist_lines');
