-- What limits on orders and on messages about them are counted from.

alter table orders
  -- Keyed hash of the shopper's network address, for an hour's count; null where such are not counted.
  add column ip_key bytea check (length(ip_key) = 32),
  -- Ordered out of the visitor's cart.
  add column is_from_cart boolean not null default false,
  -- Whether whoever ordered has shown by a code that the contact is theirs.
  add column is_phone_proven boolean not null default false,
  add column is_email_proven boolean not null default false;
create index orders_of_phone on orders (store_id, phone, created_at desc);
create index orders_of_email on orders (store_id, lower(email), created_at desc) where email is not null;
create index orders_of_visitor on orders (store_id, visitor, created_at desc);
create index orders_of_ip on orders (store_id, ip_key, created_at desc) where ip_key is not null;

-- About an order that its recipient has not proven by a code: so many a day, and no more.
alter table outbox add column is_unproven_order boolean not null default false;
create index outbox_unproven on outbox (store_id, lower(recipient), created_at desc) where is_unproven_order;

alter table contact_codes drop constraint contact_codes_purpose_check,
  add constraint contact_codes_purpose_check check (purpose in ('sign-in', 'profile', 'order'));
