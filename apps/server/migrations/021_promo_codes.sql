-- Promo codes for some products only, and so many times for each contact.

alter table promo_codes
  -- Null: every product counts.
  add column product_ids text[] check (cardinality(product_ids) > 0),
  -- Null: each contact as often as the others let it.
  add column max_uses_per_contact integer check (max_uses_per_contact > 0),
  add column created_at timestamptz not null default now();

-- How often each contact has used a code: a phone number ("+221…") and an e-mail address are a contact each. Written only
-- while the code's row is held.
create table promo_uses (
  store_id text not null default app_store() references stores (id) on delete cascade,
  code text not null,
  contact text not null,
  used integer not null check (used >= 0),
  primary key (store_id, code, contact),
  foreign key (store_id, code) references promo_codes (store_id, code) on delete cascade
);
call protect_table('promo_uses');
