-- Lists and their counts from bits. Every product has a number within its store; for each value that products can be narrowed
-- by there is one bit for each number, in chunks of 4096. A filter is an AND of bits, a count is the bits that are set.

create function chunk_size() returns integer language sql immutable parallel safe return 4096;

-- Where a price lies among the limits of the price choices: even between two limits, odd on one. A range from limit to limit,
-- ends included, is then a range of steps.
create function price_step(price integer) returns integer
  language sql immutable strict parallel safe
  return (price > 10000)::int + (price >= 10000)::int + (price > 20000)::int + (price >= 20000)::int
    + (price > 50000)::int + (price >= 50000)::int + (price > 100000)::int + (price >= 100000)::int;

create aggregate bit_concat(bit varying) (sfunc = bitcat, stype = bit varying, initcond = '');

-- Rows that scans read are kept narrow: what only a product's page or an index needs lies beside the table.
alter table products set (toast_tuple_target = 384);
alter table products alter column id set storage main, alter column sku set storage main, alter column name set storage main,
  alter column brand set storage main, alter column category_id set storage main, alter column picture set storage main,
  alter column picture_color set storage main, alter column price_rules set storage main;

drop index products_folded_words;
alter table products drop column folded_words;

-- Its place in the bits; never given to another product while this one is there. Small, so that the bits are few.
alter table products add column number integer;
-- Searched apart, because a product named by a word comes before one that is only about it.
alter table products add column name_search tsvector not null generated always as
  (strip(to_tsvector('fr', name) || to_tsvector('fr_exact', name))) stored;
alter table products add column heading_search tsvector not null generated always as
  (strip(to_tsvector('fr', name || ' ' || search_terms) || to_tsvector('fr_exact', name || ' ' || search_terms))) stored;

-- Words that names, brands, categories and tags are made of: what a misspelt search is compared with. It only grows; a word no
-- product has any more finds nothing.
create table catalogue_words (
  store_id text not null default app_store() references stores (id) on delete cascade,
  word text not null,
  primary key (store_id, word)
);
create index catalogue_words_by_likeness on catalogue_words using gin (word gin_trgm_ops);
call protect_table('catalogue_words');

-- From the length on at which a typo is forgiven. Letters only: an article number is right or wrong.
create function words_of(value text) returns setof text
  language sql immutable strict parallel safe
  begin atomic
    select distinct word from regexp_split_to_table(fold_text(value), '[^[:alpha:]]+') as word
    where length(word) between 4 and 40;
  end;

-- One row for each chunk in which any product has the value.
create table facet_bits (
  store_id text not null default app_store() references stores (id) on delete cascade,
  -- all, category, collection, brand, tag, price or sale.
  kind text not null,
  -- The id of the category or collection, the brand, the tag, the price step; empty for all and sale.
  value text not null,
  chunk integer not null,
  bits bit(4096) not null,
  primary key (store_id, kind, chunk, value)
);
call protect_table('facet_bits');

-- Chunks whose bits no longer hold. Rows are only added here, so that writers of one store never wait for each other.
create table stale_chunks (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id bigint generated always as identity,
  chunk integer not null,
  -- Whether what searches find may have changed too.
  has_new_words boolean not null,
  primary key (store_id, id)
);
call protect_table('stale_chunks');

-- What a search that finds many products finds, until a word of any product changes: in them, in their headings, in their names.
create table search_bits (
  store_id text not null default app_store() references stores (id) on delete cascade,
  query text not null,
  field text not null check (field in ('any', 'heading', 'name')),
  chunk integer not null,
  bits bit(4096) not null,
  primary key (store_id, query, field, chunk)
);
call protect_table('search_bits');

do $$
declare
  store text;
begin
  for store in select id from stores loop
    perform set_config('app.store', store, true);
    update products set number = place.number
    from (select id, row_number() over (order by added_at, id) - 1 as number from products where store_id = store) as place
    where products.store_id = store and products.id = place.id;
    insert into stale_chunks (store_id, chunk, has_new_words)
    select store, number / chunk_size(), true from products where store_id = store group by 2;
    insert into catalogue_words (store_id, word)
    select distinct store, word from products, words_of(name || ' ' || search_terms) as word where store_id = store;
  end loop;
  perform set_config('app.store', '', true);
end $$;

alter table products alter column number set not null;
create unique index products_by_number on products (store_id, number);

drop index products_by_age, products_by_price, products_by_sales, products_search;
create index products_by_age on products (store_id, added_at desc, id) include (number);
create index products_by_price on products (store_id, listed_price, id) include (number);
create index products_by_sales on products (store_id, (quantity > 0) desc, sold desc, id) include (number, quantity);
-- What waits to be put in order is read by every search: little may wait.
create index products_search on products using gin (search) with (gin_pending_list_limit = 512);
create index products_name_search on products using gin (name_search) with (gin_pending_list_limit = 512);
create index products_heading_search on products using gin (heading_search) with (gin_pending_list_limit = 512);
