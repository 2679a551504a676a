-- Who sent an order under an idempotency key: nobody else is given its answer. Null for messages, whose answer tells nothing.

alter table idempotency_keys
  -- The session's; also that of a customer, who may sign out before the answer is requested again.
  add column visitor text,
  add column customer_id uuid;
create index idempotency_keys_of_visitor on idempotency_keys (store_id, visitor);
