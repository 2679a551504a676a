-- Every change of an article's stock, in the transaction that changes it: the sum of an article's movements is its stock.

-- Without tracking there is no limit: the article is always in stock, and `quantity` is what the wire says of it. Of a product
-- with variations, each variation says it for itself.
alter table products add column track_stock boolean not null default true,
  add constraint products_untracked_quantity check (track_stock or quantity = 9999),
  add constraint products_tracking check (track_stock or not has_variations);
alter table variations add column track_stock boolean not null default true,
  add constraint variations_untracked_quantity check (track_stock or quantity = 9999);
-- Whether the line's units left the stock: only then do they return to it.
alter table order_lines add column is_tracked boolean not null default true;

create table stock_movements (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id bigint generated always as identity,
  -- No foreign key: the ledger outlives its products.
  product_id text not null,
  -- Empty for a product without variations.
  variation_sku text not null default '',
  delta integer not null check (delta <> 0),
  kind text not null check (kind in ('order', 'release', 'return', 'import', 'staff', 'correction')),
  note text,
  -- Of the order or of the import.
  reference text,
  actor_kind text not null check (actor_kind in ('system', 'staff', 'api')),
  actor_id text,
  actor_name text not null,
  created_at timestamptz not null default now(),
  primary key (store_id, id)
);
create index stock_movements_of_article on stock_movements (store_id, product_id, variation_sku, id);
call protect_table('stock_movements');

do $$
declare
  store text;
begin
  for store in select id from stores loop
    perform set_config('app.store', store, true);
    insert into stock_movements (store_id, product_id, variation_sku, delta, kind, note, actor_kind, actor_name)
    select store, article.*, 'correction', 'Stock à l’ouverture du registre', 'system', 'système'
    from (
      select id, '', quantity from products where store_id = store and not has_variations
      union all
      select v.product_id, v.sku, v.quantity from variations v join products p on p.store_id = v.store_id and p.id = v.product_id
      where v.store_id = store and p.has_variations
      order by 1, 2
    ) as article (product_id, sku, quantity)
    where article.quantity > 0;
  end loop;
  perform set_config('app.store', '', true);
end $$;
