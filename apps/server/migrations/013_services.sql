-- What a travel agency offers.

create table service_categories (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id text not null,
  name text not null,
  position integer not null default 0,
  primary key (store_id, id)
);
call protect_table('service_categories');

create table services (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id text not null check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  description text not null default '',
  picture text,
  picture_color text,
  is_available boolean not null default true,
  category_id text,
  position integer not null default 0,
  primary key (store_id, id),
  foreign key (store_id, category_id) references service_categories (store_id, id) on delete set null (category_id)
);
create index services_of_category on services (store_id, category_id, position);
call protect_table('services');

create trigger announce_change after insert or update or delete on service_categories
  for each statement execute function announce_catalogue_change();
create trigger announce_change after insert or update or delete on services
  for each statement execute function announce_catalogue_change();
