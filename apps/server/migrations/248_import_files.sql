-- Files that staff send to be imported: each is checked, shown, confirmed and then written by a job.

create table import_files (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id uuid not null,
  file_name text not null,
  size bigint not null check (size > 0),
  state text not null default 'uploaded' check (state in
    ('uploaded', 'checking', 'checked', 'writing', 'done', 'failed')),
  -- {source, columns, sample, mapping}: its first rows, as they are understood.
  head jsonb not null,
  -- {source, mapping, rate, stock, missing, isForced}: what was chosen for the check.
  options jsonb,
  -- {step, done, total} of the job that runs.
  progress jsonb,
  -- What the check has found.
  result jsonb,
  import_id integer,
  failure text,
  -- Counts the jobs; a job that was replaced changes nothing.
  run integer not null default 0,
  -- When the job last showed that it lives; null before it begins.
  beat_at timestamptz,
  actor_kind text not null check (actor_kind in ('system', 'staff', 'key')),
  actor_id text,
  actor_name text not null,
  created_at timestamptz not null default now(),
  primary key (store_id, id)
);
call protect_table('import_files');

alter table imports
  add column undo_asked_at timestamptz,
  -- {kind, id, name} of who asked.
  add column undo_actor jsonb,
  -- {restored, deleted, kept} of an undo, as far as it is.
  add column undo_report jsonb;
alter table import_changes add column is_undone boolean not null default false;

create function announce_import_file() returns trigger
  language plpgsql as $$
begin
  perform announce_store_event('import',
    jsonb_build_object('fileId', new.id, 'importId', new.import_id, 'state', new.state));
  return null;
end $$;
create trigger announce_import_file after insert or update of state, progress on import_files
  for each row execute function announce_import_file();

create function announce_undone_import() returns trigger
  language plpgsql as $$
begin
  perform announce_store_event('import', jsonb_build_object('fileId', null, 'importId', new.id, 'state', 'undone'));
  return null;
end $$;
create trigger announce_undone_import after update of undone_at on imports for each row
  when (old.undone_at is null and new.undone_at is not null) execute function announce_undone_import();
