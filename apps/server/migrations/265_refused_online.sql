-- What an order is not paid for at the door: articles that were refused there, at their part of the order's reduction; with all
-- of them refused, the delivery too. An order that was paid online has only the rest to be paid there.
create or replace view order_refusals with (security_invoker = true) as
  select refused.store_id, refused.ref, least(refused.due, refused.amount) as amount
  from (
    select o.store_id, o.ref,
      case when o.payment_method <> 'cod' and o.payment_status in ('PAID', 'REFUNDED') then o.to_collect else o.total end as due,
      case when sum(b.quantity) >= (select sum(l.quantity) from order_lines l where l.store_id = o.store_id and l.ref = o.ref)
        then o.total
        else round(sum(b.quantity::bigint * line.unit_price) * (o.subtotal - o.discount) / greatest(o.subtotal, 1))::integer
      end as amount
    from order_returns r
    join orders o on o.store_id = r.store_id and o.ref = r.ref
    join order_return_lines b on b.store_id = r.store_id and b.return_id = r.id
    join order_lines line on line.store_id = b.store_id and line.ref = b.ref and line.position = b.position
    where r.kind = 'refused'
    group by o.store_id, o.ref, o.total, o.subtotal, o.discount, o.payment_method, o.payment_status, o.to_collect) refused;

-- A parcel that was refused in full ends its order: its stock is back already.
do $$
declare
  store text;
begin
  foreach store in array (select coalesce(array_agg(id), '{}') from stores) loop
    perform set_config('app.store', store, true);
    update orders o set status = 'CANCELLED', is_released = true where o.store_id = store and o.status = 'SHIPPED'
      and exists (select from order_returns r where r.store_id = store and r.ref = o.ref)
      and not exists (
        select from order_lines l where l.store_id = store and l.ref = o.ref and l.quantity > (
          select coalesce(sum(b.quantity), 0) from order_return_lines b
          where b.store_id = store and b.ref = l.ref and b.position = l.position));
    perform refresh_customer_card(key) from (
      select distinct customer_key(o.customer_id, o.phone) as key from orders o
      join order_refusals r on r.store_id = o.store_id and r.ref = o.ref where o.store_id = store) keys;
  end loop;
  perform set_config('app.store', '', true);
end $$;
