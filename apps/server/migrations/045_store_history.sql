-- What a store was before each change: its words, its logo, its design. Nothing an operator does is lost.

create table store_history (
  store_id text not null references stores (id) on delete cascade,
  -- The version that this row holds.
  version integer not null,
  name text not null,
  design text not null,
  logo text,
  default_logo text,
  content jsonb not null,
  -- When the version ended.
  replaced_at timestamptz not null default now(),
  primary key (store_id, version)
);
call protect_table('store_history');

create function keep_store_version() returns trigger
  language plpgsql as $$
begin
  if (new.name, new.design, new.logo, new.default_logo, new.content)
    is not distinct from (old.name, old.design, old.logo, old.default_logo, old.content) then
    return new;
  end if;
  insert into store_history (store_id, version, name, design, logo, default_logo, content)
    values (old.id, old.version, old.name, old.design, old.logo, old.default_logo, old.content);
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
create trigger keep_version before update on stores
  for each row execute function keep_store_version();
