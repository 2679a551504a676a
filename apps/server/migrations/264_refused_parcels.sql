-- What an order in cash is not paid for: articles that were refused at the door, at their part of the order's reduction; with
-- all of them refused, the delivery too.
create view order_refusals with (security_invoker = true) as
  select o.store_id, o.ref,
    case when sum(b.quantity) >= (select sum(l.quantity) from order_lines l where l.store_id = o.store_id and l.ref = o.ref)
      then o.total
      else round(sum(b.quantity::bigint * line.unit_price) * (o.subtotal - o.discount) / greatest(o.subtotal, 1))::integer
    end as amount
  from order_returns r
  join orders o on o.store_id = r.store_id and o.ref = r.ref
  join order_return_lines b on b.store_id = r.store_id and b.return_id = r.id
  join order_lines line on line.store_id = b.store_id and line.ref = b.ref and line.position = b.position
  where r.kind = 'refused' and o.payment_method = 'cod'
  group by o.store_id, o.ref, o.total, o.subtotal, o.discount;

-- What an order brought: nothing once it is rejected or cancelled, else its total without what was refunded or refused. A
-- difference that an edit refunds has left the total already.
create or replace view order_takings with (security_invoker = true) as
  select o.store_id, o.ref, o.customer_id, o.created_at, o.status,
    case when o.status in ('REJECTED', 'CANCELLED') then 0
      else greatest(0, o.total - refunded.amount - coalesce(x.amount, 0)) end as amount
  from orders o
  left join order_refusals x on x.store_id = o.store_id and x.ref = o.ref
  cross join lateral (
    select coalesce(sum(r.amount), 0)::integer as amount from order_refunds r
    where r.store_id = o.store_id and r.ref = o.ref and r.state <> 'FAILED' and not r.is_difference) refunded;

-- At the end of the transaction, when the return's lines are there.
create constraint trigger refresh_card after insert on order_returns
  deferrable initially deferred for each row execute function refresh_card_of_refund();

do $$
declare
  store text;
begin
  foreach store in array (select coalesce(array_agg(id), '{}') from stores) loop
    perform set_config('app.store', store, true);
    perform refresh_customer_card(key) from (
      select distinct customer_key(o.customer_id, o.phone) as key from orders o
      join order_refusals r on r.store_id = o.store_id and r.ref = o.ref where o.store_id = store) keys;
  end loop;
  perform set_config('app.store', '', true);
end $$;
