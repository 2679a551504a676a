-- Products can be taken off sale, and every change of one makes a version that can be restored.

alter table products add column is_published boolean not null default true;
create trigger announce_publication after update of is_published on products
  for each statement execute function announce_catalogue_change();

-- Lists, searches and showcases read what is published, from these indexes alone.
drop index products_by_age, products_by_price, products_by_sales;
create index products_by_age on products (store_id, added_at desc, id) include (number, is_published);
create index products_by_price on products (store_id, listed_price, id) include (number, is_published);
create index products_by_sales on products (store_id, (quantity > 0) desc, sold desc, id) include (number, quantity, is_published);

create table product_versions (
  store_id text not null default app_store() references stores (id) on delete cascade,
  -- No foreign key: a product that is deleted and imported again goes on counting.
  product_id text not null,
  version integer not null check (version > 0),
  -- The product without its stock, which has its ledger.
  document jsonb not null,
  actor_kind text not null check (actor_kind in ('system', 'staff', 'key')),
  actor_id text,
  actor_name text not null,
  reason text,
  created_at timestamptz not null default now(),
  primary key (store_id, product_id, version)
);
call protect_table('product_versions');

alter table stock_movements drop constraint stock_movements_actor_kind_check,
  add check (actor_kind in ('system', 'staff', 'key'));

-- As before, of published products only.
create or replace function mark_changed_products() returns trigger
  language plpgsql as $$
begin
  insert into stale_chunks (store_id, chunk, has_new_words)
  select distinct store_id, old_rows.number / chunk_size(),
    (old_rows.name, old_rows.search_terms, old_rows.description, old_rows.is_published)
      is distinct from (new_rows.name, new_rows.search_terms, new_rows.description, new_rows.is_published)
  from old_rows join new_rows using (store_id, id)
  where (old_rows.category_id, old_rows.brand, old_rows.listed_price, old_rows.listed_base, old_rows.name, old_rows.search_terms,
      old_rows.description, old_rows.is_published)
    is distinct from (new_rows.category_id, new_rows.brand, new_rows.listed_price, new_rows.listed_base, new_rows.name,
      new_rows.search_terms, new_rows.description, new_rows.is_published);
  insert into catalogue_words (store_id, word)
  select distinct store_id, word from old_rows join new_rows using (store_id, id),
    words_of(new_rows.name || ' ' || new_rows.search_terms) as word
  where (old_rows.name, old_rows.search_terms) is distinct from (new_rows.name, new_rows.search_terms) order by 1, 2
  on conflict do nothing;
  return null;
end $$;
create or replace function refresh_facet_bits() returns void
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
    select p.id, p.number, p.category_id, p.brand, p.listed_price, p.listed_base
    from unnest(stale) as s (chunk)
    join products p on p.number >= s.chunk * chunk_size() and p.number < (s.chunk + 1) * chunk_size()
    where p.store_id = app_store() and p.is_published
  ), facts as (
    select 'all' as kind, '' as value, number from numbered
    union all select 'category', category_id, number from numbered where category_id is not null
    union all select 'brand', brand, number from numbered where brand is not null
    union all select 'price', price_step(listed_price)::text, number from numbered
    union all select 'sale', '', number from numbered where listed_price < listed_base
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
