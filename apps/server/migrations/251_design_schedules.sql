-- A design that a store gets at a time to come: one at most.

create table design_schedules (
  store_id text not null default app_store() references stores (id) on delete cascade,
  design text not null,
  at timestamptz not null,
  -- {kind, id, name} of who wants it.
  actor jsonb not null,
  -- Why it was not published when its time came.
  failure text,
  primary key (store_id)
);
call protect_table('design_schedules');
