-- A card costs little also in a transaction that writes thousands of orders, as a recovery does: its queries are planned once,
-- for a handful of orders behind an index, and never read all orders of a store.
create or replace function refresh_customer_card(of_key text) returns void
  language plpgsql set enable_seqscan to off set plan_cache_mode to force_generic_plan as $$
declare
  account customers;
  own_phone text;
  summary record;
begin
  if of_key is null or not exists (select from stores where id = app_store()) then return; end if;
  -- Two orders at once: the second counts the first.
  perform pg_advisory_xact_lock(hashtextextended('customer ' || app_store() || ' ' || of_key, 0));
  if of_key like '%-%' then
    select * into account from customers c where c.store_id = app_store() and c.id = of_key::uuid;
    own_phone := case when account.phone_proven_at is not null then account.phone end;
  elsif customer_key(null, of_key) = of_key then
    own_phone := of_key;
  end if;
  select count(*) as orders, max(created_at) as last_at,
    coalesce(sum(total) filter (where status not in ('REJECTED', 'CANCELLED')), 0) as total,
    (array_agg(first_name || ' ' || last_name order by created_at desc, ref))[1] as name,
    (array_agg(email order by created_at desc, ref))[1] as email
  into summary from (
    select o.* from orders o where o.store_id = app_store() and o.phone = own_phone and o.customer_id is null and o.erased_at is null
    union all
    select o.* from orders o where o.store_id = app_store() and o.customer_id = account.id and o.erased_at is null) own;
  if account.id is null and summary.orders = 0 then
    delete from customer_cards where store_id = app_store() and key = of_key;
    return;
  end if;
  insert into customer_cards (key, has_account, name, phone, email, orders, total, last_order_at, seen_at)
  values (of_key, account.id is not null, coalesce(account.name, summary.name), coalesce(account.phone, own_phone),
    coalesce(account.email, summary.email), summary.orders, summary.total, summary.last_at,
    coalesce(summary.last_at, account.created_at))
  on conflict (store_id, key) do update set has_account = excluded.has_account, name = excluded.name, phone = excluded.phone,
    email = excluded.email, orders = excluded.orders, total = excluded.total, last_order_at = excluded.last_order_at,
    seen_at = excluded.seen_at;
end $$;
