-- The browsers on which staff chose to be notified of new orders.

create table push_subscriptions (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  staff_id uuid not null,
  -- Where the browser's push service takes messages for it.
  endpoint text not null check (length(endpoint) <= 2000),
  -- The browser's public key and secret, by which messages are encrypted for it alone.
  p256dh text not null,
  auth text not null,
  -- The browser, as it names itself, for the list of devices.
  user_agent text not null,
  created_at timestamptz not null default now(),
  primary key (store_id, id),
  unique (store_id, endpoint),
  foreign key (store_id, staff_id) references staff (store_id, id) on delete cascade
);
create index push_subscriptions_of_member on push_subscriptions (store_id, staff_id);
call protect_table('push_subscriptions');
