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

-- Numbers are given one after the other: a store's products are added and deleted by one transaction at a time. Taken
-- before any row, so that it is in no circle with the locks of rows.
create function take_product_numbers() returns trigger
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('product numbers of ' || coalesce(app_store(), ''), 0));
  return null;
end $$;
create trigger take_numbers before insert or delete on products
  for each statement execute function take_product_numbers();

create function number_product() returns trigger
  language plpgsql as $$
begin
  -- A product that is there already is updated instead and keeps its number: no number is spent on it.
  if exists (select from products where store_id = new.store_id and id = new.id) then
    new.number := -1;
  else
    new.number := coalesce((select max(number) from products where store_id = new.store_id), -1) + 1;
  end if;
  return new;
end $$;
create trigger number_product before insert on products for each row execute function number_product();

create function mark_new_products() returns trigger
  language plpgsql as $$
begin
  insert into stale_chunks (store_id, chunk, has_new_words)
  select distinct store_id, number / chunk_size(), true from new_rows;
  insert into catalogue_words (store_id, word)
  select distinct store_id, word from new_rows, words_of(name || ' ' || search_terms) as word order by 1, 2
  on conflict do nothing;
  return null;
end $$;
create trigger mark_stale after insert on products referencing new table as new_rows
  for each statement execute function mark_new_products();

create function mark_changed_products() returns trigger
  language plpgsql as $$
begin
  insert into stale_chunks (store_id, chunk, has_new_words)
  select distinct store_id, old_rows.number / chunk_size(),
    (old_rows.name, old_rows.search_terms, old_rows.description)
      is distinct from (new_rows.name, new_rows.search_terms, new_rows.description)
  from old_rows join new_rows using (store_id, id)
  where (old_rows.category_id, old_rows.brand, old_rows.listed_price, old_rows.base_price, old_rows.name, old_rows.search_terms,
      old_rows.description)
    is distinct from (new_rows.category_id, new_rows.brand, new_rows.listed_price, new_rows.base_price, new_rows.name,
      new_rows.search_terms, new_rows.description);
  insert into catalogue_words (store_id, word)
  select distinct store_id, word from old_rows join new_rows using (store_id, id),
    words_of(new_rows.name || ' ' || new_rows.search_terms) as word
  where (old_rows.name, old_rows.search_terms) is distinct from (new_rows.name, new_rows.search_terms) order by 1, 2
  on conflict do nothing;
  return null;
end $$;
create trigger mark_stale_on_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function mark_changed_products();

create function mark_deleted_products() returns trigger
  language plpgsql as $$
begin
  -- Not when they go with their whole store.
  insert into stale_chunks (store_id, chunk, has_new_words)
  select distinct store_id, number / chunk_size(), true from old_rows
  where exists (select from stores where stores.id = old_rows.store_id);
  return null;
end $$;
create trigger mark_stale_on_delete after delete on products referencing old table as old_rows
  for each statement execute function mark_deleted_products();

-- For the tags and collections of products. A product deleted with its own marks its chunk itself.
create function mark_linked_products() returns trigger
  language plpgsql as $$
begin
  insert into stale_chunks (store_id, chunk, has_new_words)
  select distinct changed_rows.store_id, number / chunk_size(), false from changed_rows
  join products on products.store_id = changed_rows.store_id and products.id = changed_rows.product_id;
  return null;
end $$;
create trigger mark_stale after insert on product_tags referencing new table as changed_rows
  for each statement execute function mark_linked_products();
create trigger mark_stale_on_update after update on product_tags referencing new table as changed_rows
  for each statement execute function mark_linked_products();
create trigger mark_stale_on_delete after delete on product_tags referencing old table as changed_rows
  for each statement execute function mark_linked_products();
create trigger mark_stale after insert on product_collections referencing new table as changed_rows
  for each statement execute function mark_linked_products();
create trigger mark_stale_on_delete after delete on product_collections referencing old table as changed_rows
  for each statement execute function mark_linked_products();

-- Brings the bits of the current store up to date. One transaction at a time does it, so that none puts older bits over newer
-- ones; what commits meanwhile has left marks of its own for the next.
create function refresh_facet_bits() returns void
  language plpgsql as $$
declare
  stale integer[];
  has_words boolean;
  first_bit constant bit(4096) := (1 :: bit(1)) :: bit(4096);
begin
  if not exists (select from stale_chunks where store_id = app_store()) then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('facet bits of ' || app_store(), 0));
  with taken as (delete from stale_chunks where store_id = app_store() returning chunk, has_new_words)
  select array_agg(distinct chunk), bool_or(has_new_words) into stale, has_words from taken;
  if stale is null then return; end if;
  if has_words then delete from search_bits where store_id = app_store(); end if;
  with numbered as materialized (
    select p.id, p.number, p.category_id, p.brand, p.listed_price, p.base_price
    from unnest(stale) as s (chunk)
    join products p on p.number >= s.chunk * chunk_size() and p.number < (s.chunk + 1) * chunk_size()
    where p.store_id = app_store()
  ), facts as (
    select 'all' as kind, '' as value, number from numbered
    union all select 'category', category_id, number from numbered where category_id is not null
    union all select 'brand', brand, number from numbered where brand is not null
    union all select 'price', price_step(listed_price)::text, number from numbered
    union all select 'sale', '', number from numbered where listed_price < base_price
    union all select 'tag', tag, number from numbered join product_tags on product_id = numbered.id
      where store_id = app_store()
    union all select 'collection', collection_id, number from numbered join product_collections on product_id = numbered.id
      where store_id = app_store()
  ), fresh as materialized (
    select kind, value, number / chunk_size() as chunk, bit_or(first_bit >> (number % chunk_size())) as bits
    from facts group by 1, 2, 3
  ), gone as (
    delete from facet_bits old where store_id = app_store() and chunk = any(stale)
      and not exists (select from fresh where (fresh.kind, fresh.value, fresh.chunk) = (old.kind, old.value, old.chunk))
  )
  insert into facet_bits as old (kind, value, chunk, bits) select kind, value, chunk, bits from fresh
  on conflict (store_id, kind, chunk, value) do update set bits = excluded.bits where old.bits <> excluded.bits;
end $$;

-- Held from before a search is run until what it found is kept, so that bits found before a change are not kept after it.
create function hold_facet_bits() returns void
  language sql volatile
  begin atomic
    select pg_advisory_xact_lock_shared(hashtextextended('facet bits of ' || app_store(), 0));
  end;

-- As for the other conditions of a search: likeness leaks nothing of the rows it is tried on.
do $$
begin
  alter function public.similarity_op(text, text) leakproof;
exception when insufficient_privilege then
  raise notice 'Misspelt searches will not use their index: only a superuser may mark its operator leakproof.';
end $$;
