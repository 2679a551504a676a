-- Words of products go into their indexes at once. Collected in a list, they were put in order by whichever transaction filled it:
-- an order that came upon a full list took up to 65 ms of processor time. Written at once, they cost an order no more.

alter index products_search set (fastupdate = off);
alter index products_name_search set (fastupdate = off);
alter index products_heading_search set (fastupdate = off);
select gin_clean_pending_list(name) from unnest(
  array['products_search', 'products_name_search', 'products_heading_search']::regclass[]) as name;
