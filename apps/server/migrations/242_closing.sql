-- Closing a store: it is deleted after a time in which it can be opened again.

alter table stores
  add column closed_at timestamptz,
  add column delete_at timestamptz,
  -- A closed store takes no orders.
  add constraint stores_closing check (
    (closed_at is null) = (delete_at is null) and (closed_at is null or paused_at is not null));
