-- How products get their numbers, and how the bits of lists follow what is written.

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
