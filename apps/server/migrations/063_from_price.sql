-- A product with variations is listed at the lowest price of those on offer; `listed_base` is what that one costs before its rules.

alter table products add column listed_base integer;
do $$
declare
  store text;
begin
  for store in select id from stores loop
    perform set_config('app.store', store, true);
    update products set listed_base = base_price,
      listed_until = case when has_variations then '-infinity' else listed_until end
    where store_id = store;
  end loop;
  perform set_config('app.store', '', true);
end $$;
alter table products alter column listed_base set not null;

-- A variation that joins or leaves those on offer, or is priced anew: its product is priced before the next list is read. Its
-- product's row is locked already, as it is whenever a variation is written.
create function mark_price_due() returns trigger
  language plpgsql as $$
begin
  update products set listed_until = '-infinity' where store_id = new.store_id and id = new.product_id;
  return null;
end $$;
create trigger mark_price_due after update of quantity, is_enabled, base_price, price_rules on variations for each row
  when ((old.quantity > 0, old.is_enabled, old.base_price, old.price_rules)
    is distinct from (new.quantity > 0, new.is_enabled, new.base_price, new.price_rules))
  execute function mark_price_due();

-- As before, with the listed price's own base.
create or replace function mark_changed_products() returns trigger
  language plpgsql as $$
begin
  insert into stale_chunks (store_id, chunk, has_new_words)
  select distinct store_id, old_rows.number / chunk_size(),
    (old_rows.name, old_rows.search_terms, old_rows.description)
      is distinct from (new_rows.name, new_rows.search_terms, new_rows.description)
  from old_rows join new_rows using (store_id, id)
  where (old_rows.category_id, old_rows.brand, old_rows.listed_price, old_rows.listed_base, old_rows.name, old_rows.search_terms,
      old_rows.description)
    is distinct from (new_rows.category_id, new_rows.brand, new_rows.listed_price, new_rows.listed_base, new_rows.name,
      new_rows.search_terms, new_rows.description);
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
    where p.store_id = app_store()
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
