-- Backups: identity columns continue after recovered rows, and each night's backup is made once.

-- The sequences of identity columns, which `setval` moves.
alter default privileges in schema public grant update on sequences to teranga_app;
grant update on all sequences in schema public to teranga_app;

-- A backup names the schema it was made of.
grant select on schema_migrations to teranga_app;

-- Of the deployment, not of a store.
create table nightly_backups (
  day date primary key,
  finished_at timestamptz,
  -- The last attempt's.
  error text
);
alter table nightly_backups enable row level security;
alter table nightly_backups force row level security;
create policy outside_of_stores on nightly_backups using (app_store() is null) with check (app_store() is null);
