-- The journal of imports: what each changed, so that it can be read and taken back.

create table imports (
  store_id text not null default app_store() references stores (id) on delete cascade,
  -- 1, 2, 3… within the store.
  id integer not null check (id > 0),
  source text not null check (source in ('shopify', 'woocommerce', 'json', 'spreadsheet')),
  file_name text not null,
  -- SHA-256.
  file_hash bytea not null check (length(file_hash) = 32),
  options jsonb not null,
  -- What changed and what did not, as the report says it.
  counts jsonb not null default '{}',
  report jsonb not null default '{}',
  -- Ids of the categories and collections that it made.
  created_categories text[] not null default '{}',
  created_collections text[] not null default '{}',
  actor_kind text not null check (actor_kind in ('system', 'staff', 'key')),
  actor_id text,
  actor_name text not null,
  started_at timestamptz not null default now(),
  -- Null: it runs, or its process has died. What it had written until then can be taken back all the same.
  finished_at timestamptz,
  undone_at timestamptz,
  undone_by text,
  primary key (store_id, id)
);
call protect_table('imports');

create table import_changes (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id bigint generated always as identity,
  import_id integer not null,
  product_id text not null,
  -- Versions of the product; null before it for a product that the import created.
  version_before integer,
  version_after integer not null,
  -- [{sku, before: {quantity, trackStock} | null, after}] of the articles whose stock changed.
  stock jsonb not null default '[]',
  primary key (store_id, id),
  foreign key (store_id, import_id) references imports (store_id, id) on delete cascade
);
create index import_changes_of_import on import_changes (store_id, import_id, id);
create index import_changes_of_product on import_changes (store_id, import_id, product_id);
call protect_table('import_changes');

create table import_images (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id bigint generated always as identity,
  import_id integer not null,
  product_id text not null,
  -- Empty for the product's gallery.
  variation_sku text not null default '',
  place integer not null,
  url text not null,
  alt text not null default '',
  state text not null check (state in ('waiting', 'stored', 'failed')),
  -- Of the stored file.
  name text,
  reason text,
  attempts integer not null default 0,
  primary key (store_id, id),
  check ((state = 'stored') = (name is not null)),
  foreign key (store_id, import_id) references imports (store_id, id) on delete cascade
);
create index import_images_of_product on import_images (store_id, import_id, product_id, place);
create index import_images_open on import_images (store_id, import_id, state) where state <> 'stored';
call protect_table('import_images');

-- Files name articles by their SKUs, hundreds at a time.
create index products_by_sku on products (store_id, sku);
create index variations_by_sku on variations (store_id, sku);
