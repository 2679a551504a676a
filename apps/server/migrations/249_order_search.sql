-- Words of orders, behind an index that row-level security may use: `like` can use none there.

-- The lexemes of a reference, of a phone number and of texts. The first two are found by any part of them, words by how they
-- begin, all without accents and in lower case.
create function desk_lexemes(ref text, phone text, texts text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array(
    select distinct word from (
      select unnest(regexp_split_to_array(fold_text(texts), '[^[:alnum:]]+')) as word
      union all
      select substr(lower(ref), start) from generate_series(1, length(ref) - 2) start
      union all
      select substr(digits, start)
      from (select regexp_replace(phone, '\D', '', 'g') as digits) d, generate_series(1, length(digits) - 2) start
    ) words where word <> ''));

alter table orders
  drop column search_text,
  add column search tsvector not null generated always as (desk_lexemes(ref, phone,
    first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || address || ' ' || city || ' ' || zone_name)) stored;
create index orders_by_words on orders using gin (search);
