-- Who works in a store, and where they are signed in.

create table staff (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (name <> ''),
  role text not null check (role in ('owner', 'manager', 'preparer')),
  -- E.164.
  phone text,
  email text check (email = lower(email)),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (store_id, id),
  unique (store_id, phone),
  unique (store_id, email),
  check (phone is not null or email is not null)
);
call protect_table('staff');

create table staff_sessions (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  staff_id uuid not null,
  -- SHA-256 of the cookie's value.
  token_hash bytea not null check (length(token_hash) = 32),
  -- The browser, as it names itself, for the list of sessions.
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (store_id, id),
  unique (store_id, token_hash),
  foreign key (store_id, staff_id) references staff (store_id, id) on delete cascade
);
create index staff_sessions_of_member on staff_sessions (store_id, staff_id);
call protect_table('staff_sessions');

alter table contact_codes drop constraint contact_codes_purpose_check,
  add constraint contact_codes_purpose_check check (purpose in ('sign-in', 'profile', 'order', 'staff'));
