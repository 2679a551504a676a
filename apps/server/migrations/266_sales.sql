-- What an order brought: nothing once it is rejected or cancelled, nor while it waits for its online payment; else its total
-- without what was refunded or refused. A difference that an edit refunds has left the total already. `is_sale`: it counts.
create or replace view order_takings with (security_invoker = true) as
  select o.store_id, o.ref, o.customer_id, o.created_at, o.status,
    case when sale.is_sale then greatest(0, o.total - refunded.amount - coalesce(x.amount, 0)) else 0 end as amount,
    sale.is_sale
  from orders o
  left join order_refusals x on x.store_id = o.store_id and x.ref = o.ref
  cross join lateral (
    select coalesce(sum(r.amount), 0)::integer as amount from order_refunds r
    where r.store_id = o.store_id and r.ref = o.ref and r.state <> 'FAILED' and not r.is_difference) refunded
  cross join lateral (
    select o.status not in ('REJECTED', 'CANCELLED')
      and not (o.status = 'WAITING_FOR_VALIDATION' and o.payment_status in ('WAITING', 'FAILED')) as is_sale) sale;

drop trigger refresh_card on orders;
create constraint trigger refresh_card
  after insert or delete or update of customer_id, first_name, last_name, phone, email, status, payment_status, total, to_collect,
    erased_at on orders
  deferrable initially deferred for each row execute function refresh_card_of_order();

do $$
declare
  store text;
begin
  foreach store in array (select coalesce(array_agg(id), '{}') from stores) loop
    perform set_config('app.store', store, true);
    perform refresh_customer_card(key) from (
      select distinct customer_key(o.customer_id, o.phone) as key from orders o
      where o.store_id = store and o.status = 'WAITING_FOR_VALIDATION' and o.payment_status in ('WAITING', 'FAILED')) keys;
  end loop;
  perform set_config('app.store', '', true);
end $$;
