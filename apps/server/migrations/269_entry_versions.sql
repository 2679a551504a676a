-- Each change of an entry but of its place has a number, which a later change names.
alter table categories add column version integer not null default 1;
alter table collections add column version integer not null default 1;
alter table services add column version integer not null default 1;

create function next_entry_version() returns trigger
  language plpgsql as $$
begin
  if to_jsonb(new) - array['position', 'version'] is distinct from to_jsonb(old) - array['position', 'version'] then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger next_version before update on categories for each row execute function next_entry_version();
create trigger next_version before update on collections for each row execute function next_entry_version();
create trigger next_version before update on services for each row execute function next_entry_version();
