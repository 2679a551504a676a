-- What the console's lists, their counts and the overview read of large stores.

-- As before; a word of a message may be longer than a lexeme can be, and no search is longer than this.
create or replace function desk_lexemes(ref text, phone text, texts text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array(
    select distinct left(word, 200) from (
      select unnest(regexp_split_to_array(fold_text(texts), '[^[:alnum:]]+')) as word
      union all
      select substr(lower(ref), start) from generate_series(1, length(ref) - 2) start
      union all
      select substr(digits, start)
      from (select regexp_replace(phone, '\D', '', 'g') as digits) d, generate_series(1, length(digits) - 2) start
    ) words where word <> ''));

alter table contact_messages
  add column search tsvector not null generated always as (desk_lexemes('', '',
    first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' ' || message)) stored;
create index contact_messages_by_words on contact_messages using gin (search);
alter table quote_requests
  add column search tsvector not null generated always as
    (desk_lexemes(ref, phone, name || ' ' || email || ' ' || service_name)) stored;
create index quote_requests_by_words on quote_requests using gin (search);

-- Counts of all products and of all open orders are read from these indexes alone.
drop index products_by_age;
create index products_by_age on products (store_id, added_at desc, id)
  include (number, is_published, has_variations, track_stock, quantity, low_stock);
create index variations_on_offer on variations (store_id, product_id) include (sku, quantity) where is_enabled and track_stock;
drop index orders_by_status;
create index orders_by_status on orders (store_id, status, created_at desc, ref) include (payment_status);

-- The current store is looked up once in a query: a search that finds most orders reads them without an index, and would look
-- it up for each of them.
alter policy own_store on orders using (store_id = (select app_store()));
