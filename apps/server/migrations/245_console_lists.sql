-- The lists of the console, in the orders that staff choose.

create index orders_by_total on orders (store_id, total, ref);
create index products_by_name on products (store_id, fold_text(name), id);
