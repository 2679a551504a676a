-- Signing in by a code that is sent to a phone number or an e-mail address.

-- A contact opens an account only after a code sent there was typed: whoever names somebody else's address gains nothing.
alter table customers
  add column phone_proven_at timestamptz check (phone_proven_at is null or phone is not null),
  add column email_proven_at timestamptz check (email_proven_at is null or email is not null),
  drop constraint customers_store_id_phone_key;
drop index customers_email;
create unique index customers_proven_phone on customers (store_id, phone) where phone_proven_at is not null;
create unique index customers_proven_email on customers (store_id, lower(email)) where email_proven_at is not null;

create table contact_codes (
  store_id text not null default app_store() references stores (id) on delete cascade,
  purpose text not null check (purpose in ('sign-in', 'profile')),
  -- Keyed hash: who has no account leaves no contact here.
  contact_key bytea not null check (length(contact_key) = 32),
  -- Keyed hash of the code.
  code_hash bytea not null check (length(code_hash) = 32),
  -- Whose profile is to change.
  customer_id uuid,
  -- {name, address, phone, email}: written once the code is typed.
  draft jsonb,
  tries integer not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (store_id, purpose, contact_key),
  foreign key (store_id, customer_id) references customers (store_id, id) on delete cascade
);
create index contact_codes_of_customer on contact_codes (store_id, customer_id) where customer_id is not null;
call protect_table('contact_codes');

-- How often something happened in a window: limits that hold for all processes together.
create table limit_counts (
  store_id text not null default app_store() references stores (id) on delete cascade,
  -- Keyed hash of what is counted.
  subject bytea not null check (length(subject) = 32),
  began_at timestamptz not null,
  last_at timestamptz not null,
  count integer not null check (count > 0),
  primary key (store_id, subject)
);
create index limit_counts_by_age on limit_counts (store_id, last_at);
call protect_table('limit_counts');
