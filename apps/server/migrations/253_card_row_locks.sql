-- Orders of one customer at the same time wait for their card's row, not for an advisory lock: of these, a transaction that
-- writes the orders of thousands of customers had more than PostgreSQL's table of locks holds.
create or replace function refresh_customer_card(of_key text) returns void
  language plpgsql set enable_seqscan to off set plan_cache_mode to force_generic_plan as $$
declare
  account customers;
  own_phone text;
  summary record;
begin
  if of_key is null or not exists (select from stores where id = app_store()) then return; end if;
  -- Two orders at once: the second waits for the row of the first, and its next statement counts that order too.
  insert into customer_cards as card (key, has_account, name, orders, total, seen_at) values (of_key, false, '', 0, 0, now())
  on conflict (store_id, key) do update set orders = card.orders;
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
  update customer_cards set has_account = account.id is not null, name = coalesce(account.name, summary.name),
    phone = coalesce(account.phone, own_phone), email = coalesce(account.email, summary.email), orders = summary.orders,
    total = summary.total, last_order_at = summary.last_at, seen_at = coalesce(summary.last_at, account.created_at)
  where store_id = app_store() and key = of_key;
end $$;
