-- What an order brought: nothing once it is rejected or cancelled, else its total without what was refunded. A difference
-- that an edit refunds has left the total already.
create view order_takings with (security_invoker = true) as
  select o.store_id, o.ref, o.customer_id, o.created_at, o.status,
    case when o.status in ('REJECTED', 'CANCELLED') then 0 else o.total - refunded.amount end as amount
  from orders o cross join lateral (
    select coalesce(sum(r.amount), 0)::integer as amount from order_refunds r
    where r.store_id = o.store_id and r.ref = o.ref and r.state <> 'FAILED' and not r.is_difference) refunded;

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
  -- Each order's amount by itself: a join with the view would read the amounts of all orders.
  select count(*) as orders, max(created_at) as last_at, coalesce(sum(own.taking), 0) as total,
    (array_agg(first_name || ' ' || last_name order by created_at desc, ref))[1] as name,
    (array_agg(email order by created_at desc, ref))[1] as email
  into summary from (
    select o.*, (select t.amount from order_takings t where t.store_id = o.store_id and t.ref = o.ref) as taking
    from orders o where o.store_id = app_store() and o.phone = own_phone and o.customer_id is null and o.erased_at is null
    union all
    select o.*, (select t.amount from order_takings t where t.store_id = o.store_id and t.ref = o.ref) as taking
    from orders o where o.store_id = app_store() and o.customer_id = account.id and o.erased_at is null) own;
  if account.id is null and summary.orders = 0 then
    delete from customer_cards where store_id = app_store() and key = of_key;
    return;
  end if;
  update customer_cards set has_account = account.id is not null, name = coalesce(account.name, summary.name),
    phone = coalesce(account.phone, own_phone), email = coalesce(account.email, summary.email), orders = summary.orders,
    total = summary.total, last_order_at = summary.last_at, seen_at = coalesce(summary.last_at, account.created_at)
  where store_id = app_store() and key = of_key;
end $$;

create function refresh_card_of_refund() returns trigger
  language plpgsql as $$
begin
  perform refresh_customer_card(customer_key(o.customer_id, o.phone)) from orders o
  where o.store_id = new.store_id and o.ref = new.ref;
  return null;
end $$;
create constraint trigger refresh_card after insert or update of state on order_refunds
  deferrable initially deferred for each row execute function refresh_card_of_refund();

do $$
declare
  store text;
begin
  foreach store in array (select coalesce(array_agg(id), '{}') from stores) loop
    perform set_config('app.store', store, true);
    perform refresh_customer_card(key) from (
      select distinct customer_key(o.customer_id, o.phone) as key from orders o
      join order_refunds r on r.store_id = o.store_id and r.ref = o.ref where o.store_id = store) keys;
  end loop;
  perform set_config('app.store', '', true);
end $$;
