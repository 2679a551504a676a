-- An index that begins with the store was taken for «is this product here?» while a table looks empty to the planner:
-- each product of a first import then read all those before it.
drop index products_by_sku, variations_by_sku;
create index products_by_sku on products (sku, store_id);
create index variations_by_sku on variations (sku, store_id);
