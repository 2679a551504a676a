-- Categories, collections, products and their variations.

-- Words as they are written, without accents: what the word a shopper is still typing is compared with. A stem would not do:
-- "robe" has the stem "rob", which "robinet" begins with too.
create text search configuration fr_exact (copy = simple);
alter text search configuration fr_exact
  alter mapping for hword, hword_part, word with unaccent, simple;

create table categories (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id text not null,
  name text not null,
  image text,
  is_popular boolean not null default false,
  position integer not null default 0,
  primary key (store_id, id),
  unique (store_id, name)
);
call protect_table('categories');

create table collections (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id text not null,
  name text not null,
  slug text not null,
  description text not null default '',
  image text,
  position integer not null default 0,
  primary key (store_id, id),
  unique (store_id, slug)
);
call protect_table('collections');

create table products (
  store_id text not null default app_store() references stores (id) on delete cascade,
  -- The product's address: /products/{id}.
  id text not null check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  sku text not null,
  name text not null,
  -- Sanitised HTML.
  description text not null default '',
  brand text,
  category_id text,
  -- What search reads besides name and description: brand, category, tags and article number.
  search_terms text not null default '',
  picture text,
  picture_color text,
  -- [{name, alt}]
  gallery jsonb not null default '[]',
  -- {isMeasurable, unit}, or null.
  measurement jsonb,
  -- FCFA, before any rule.
  base_price integer not null check (base_price between 0 and 2000000000),
  -- The contract's PriceRuleWire.
  price_rules jsonb not null default '[]',
  -- FCFA at the time of the last pricing, and until when that holds: lists filter and sort by it.
  listed_price integer not null,
  listed_until timestamptz not null default 'infinity',
  has_variations boolean not null default false,
  -- Units in stock; with variations, the sum over the enabled ones.
  quantity integer not null check (quantity >= 0),
  sold integer not null default 0 check (sold >= 0),
  added_at timestamptz not null,
  search tsvector not null generated always as (
    setweight(to_tsvector('fr', name), 'A') || setweight(to_tsvector('fr_exact', name), 'A')
    || setweight(to_tsvector('fr', search_terms), 'B') || setweight(to_tsvector('fr_exact', search_terms), 'B')
    || setweight(to_tsvector('fr', description), 'C')
  ) stored,
  -- What a misspelt search is compared with.
  folded_words text not null generated always as (fold_text(name || ' ' || search_terms)) stored,
  primary key (store_id, id),
  foreign key (store_id, category_id) references categories (store_id, id) on delete set null (category_id)
);
create index products_by_age on products (store_id, added_at desc, id);
create index products_by_price on products (store_id, listed_price, id);
create index products_by_sales on products (store_id, (quantity > 0) desc, sold desc, id);
create index products_of_category on products (store_id, category_id, added_at desc, id);
create index products_of_brand on products (store_id, brand, added_at desc, id);
create index products_due on products (store_id, listed_until) where listed_until < 'infinity';
create index products_search on products using gin (search);
create index products_folded_words on products using gin (folded_words gin_trgm_ops);
call protect_table('products');

create table product_tags (
  store_id text not null default app_store() references stores (id) on delete cascade,
  tag text not null,
  product_id text not null,
  position integer not null default 0,
  primary key (store_id, tag, product_id),
  foreign key (store_id, product_id) references products (store_id, id) on delete cascade
);
create index product_tags_of_product on product_tags (store_id, product_id, position);
call protect_table('product_tags');

create table product_collections (
  store_id text not null default app_store() references stores (id) on delete cascade,
  collection_id text not null,
  product_id text not null,
  primary key (store_id, collection_id, product_id),
  foreign key (store_id, collection_id) references collections (store_id, id) on delete cascade,
  foreign key (store_id, product_id) references products (store_id, id) on delete cascade
);
create index product_collections_of_product on product_collections (store_id, product_id);
call protect_table('product_collections');

-- Written only while their product's row is locked: that one lock keeps the product's quantity equal to their sum.
create table variations (
  store_id text not null default app_store() references stores (id) on delete cascade,
  product_id text not null,
  sku text not null,
  position integer not null default 0,
  is_enabled boolean not null default true,
  quantity integer not null check (quantity >= 0),
  base_price integer not null check (base_price between 0 and 2000000000),
  price_rules jsonb not null default '[]',
  picture text,
  -- File names.
  pictures jsonb not null default '[]',
  -- [{name, value, valueType, shortValue}]
  options jsonb not null default '[]',
  primary key (store_id, product_id, sku),
  foreign key (store_id, product_id) references products (store_id, id) on delete cascade
);
call protect_table('variations');

-- Sales change quantity and sold, and repricing the listed price: they tell of what shows themselves.
create trigger announce_change after insert or delete or update of name, description, brand, category_id, picture, gallery,
  base_price, price_rules, has_variations on products
  for each statement execute function announce_catalogue_change();
create trigger announce_change after insert or update or delete on categories
  for each statement execute function announce_catalogue_change();
create trigger announce_change after insert or update or delete on collections
  for each statement execute function announce_catalogue_change();
create trigger announce_change after insert or delete or update of is_enabled, base_price, price_rules, options on variations
  for each statement execute function announce_catalogue_change();

-- The conditions of a search leak nothing of the rows they are tried on. Saying so lets row-level security and the indexes
-- above work together; without the right to say it, a search reads all rows of its own store instead.
do $$
begin
  alter function pg_catalog.ts_match_vq(tsvector, tsquery) leakproof;
  alter function public.word_similarity_op(text, text) leakproof;
  alter function public.word_similarity_commutator_op(text, text) leakproof;
exception when insufficient_privilege then
  raise notice 'Searches will not use their indexes: only a superuser may mark their operators leakproof.';
end $$;
