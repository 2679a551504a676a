-- What shoppers ask a travel agency for.

create table quote_requests (
  store_id text not null default app_store() references stores (id) on delete cascade,
  -- 80 random bits in Crockford's base 32, upper case, without hyphens.
  ref text not null check (ref ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  status text not null default 'NEW' check (status in ('NEW', 'IN_PROGRESS', 'QUOTED', 'ACCEPTED', 'CLOSED')),
  -- As it was when it was asked for: a service that goes leaves its requests.
  service_id text not null,
  service_name text not null,
  name text not null,
  email text not null,
  -- E.164.
  phone text not null,
  requirements text not null default '',
  -- [{label, value}], in the form's order.
  info jsonb not null default '[]',
  created_at timestamptz not null default now(),
  primary key (store_id, ref)
);
create index quote_requests_by_age on quote_requests (store_id, created_at desc, ref);
call protect_table('quote_requests');

create table quote_updates (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id bigint generated always as identity,
  ref text not null,
  date timestamptz not null default now(),
  status text not null,
  -- What the operator noted, for the store alone.
  note text,
  primary key (store_id, id),
  foreign key (store_id, ref) references quote_requests (store_id, ref) on delete cascade
);
create index quote_updates_of_request on quote_updates (store_id, ref, id);
call protect_table('quote_updates');
