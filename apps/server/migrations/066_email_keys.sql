-- The spelling by which limits count an e-mail address, as the server computes it: one mailbox has several spellings.

alter table orders add column email_key text;
-- Of a message that a limit counts: its recipient's key, or number.
alter table outbox add column counted_as text;

do $$
declare
  store text;
begin
  -- Read before: a store's row is hidden once another store is the current one.
  foreach store in array (select coalesce(array_agg(id), '{}') from stores) loop
    perform set_config('app.store', store, true);
    update orders set email_key = lower(email) where email is not null;
    update outbox set counted_as = lower(recipient) where is_unproven_order;
  end loop;
  perform set_config('app.store', '', true);
end $$;

drop index orders_of_email;
create index orders_of_email on orders (store_id, email_key, created_at desc) where email_key is not null;
-- Its index goes with it.
alter table outbox drop column is_unproven_order;
create index outbox_counted on outbox (store_id, counted_as, created_at desc) where counted_as is not null;
