-- Staff know of an order that they placed for a customer: consoles receive it as a change, and browsers no push.

create or replace function announce_order() returns trigger
  language plpgsql as $$
begin
  -- Runs after the statement that also wrote the first entry of the order's history.
  perform announce_store_event('order', jsonb_build_object('ref', new.ref, 'status', new.status,
    'paymentStatus', new.payment_status, 'total', new.total, 'isNew', tg_op = 'INSERT' and not exists (
      select from order_updates where store_id = new.store_id and ref = new.ref and actor_name is not null)));
  return null;
end $$;
