-- A form without JavaScript can send its code twice: the session that just used it is signed in again.

alter table customer_tokens
  -- Keyed hash of the session, the contact and the code.
  add column code_key bytea check (length(code_key) = 32);
create index customer_tokens_by_code on customer_tokens (store_id, code_key) where code_key is not null;
