-- What staff need of orders: search in them, lists by status, and notes for themselves.

alter table orders
  -- Without accents and in lower case: what a search compares with.
  add column search_text text not null generated always as (fold_text(
    ref || ' ' || first_name || ' ' || last_name || ' ' || phone || ' ' || coalesce(email, '') || ' ' ||
    address || ' ' || city || ' ' || zone_name)) stored;
create index orders_by_status on orders (store_id, status, created_at desc, ref);

create table order_notes (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  ref text not null,
  at timestamptz not null default now(),
  -- As it was then.
  author_name text not null,
  text text not null check (text <> ''),
  primary key (store_id, id),
  foreign key (store_id, ref) references orders (store_id, ref) on delete cascade
);
create index order_notes_of_order on order_notes (store_id, ref, at);
call protect_table('order_notes');
