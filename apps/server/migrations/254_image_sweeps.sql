-- Nights whose search for unused images is queued: once for all processes.
create table image_sweeps (
  store_id text not null default app_store() references stores (id) on delete cascade,
  day date not null,
  primary key (store_id, day)
);
call protect_table('image_sweeps');
