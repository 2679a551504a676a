-- What shoppers write to a store.

create table contact_messages (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id bigint generated always as identity,
  first_name text not null,
  last_name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  primary key (store_id, id)
);
create index contact_messages_by_age on contact_messages (store_id, created_at desc);
call protect_table('contact_messages');
