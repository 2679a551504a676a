-- Running a store: hosts that only redirect, and pauses.

alter table store_hosts
  -- Its visitors are sent to the store's first host.
  add column is_redirect boolean not null default false,
  add constraint store_hosts_primary_serves check (not (is_primary and is_redirect));

alter table stores
  -- Since when it takes no orders; null: it takes orders.
  add column paused_at timestamptz,
  -- When it takes orders again; null: when it is resumed.
  add column paused_until timestamptz,
  -- What shoppers read about it.
  add column pause_message text,
  add constraint stores_pause check (paused_at is not null or (paused_until is null and pause_message is null));
