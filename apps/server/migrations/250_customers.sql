-- Who buys from a store, as its staff see them: a card for each account, and for each phone number of orders without one.
-- Whose orders they are is read from orders and accounts alone; the cards are kept up by triggers, so that lists need not
-- group all orders.

alter table orders
  -- Since when nobody's contact data is in it any more.
  add column erased_at timestamptz;

create table customer_cards (
  store_id text not null default app_store() references stores (id) on delete cascade,
  -- The account's id, or the phone number (E.164).
  key text not null,
  has_account boolean not null,
  name text not null,
  phone text,
  email text,
  orders integer not null,
  -- FCFA, of orders that were neither rejected nor cancelled.
  total bigint not null,
  last_order_at timestamptz,
  -- The last order, or when the account was made.
  seen_at timestamptz not null,
  search tsvector not null generated always as
    (desk_lexemes('', coalesce(phone, ''), name || ' ' || coalesce(email, ''))) stored,
  primary key (store_id, key)
);
call protect_table('customer_cards');
create index customer_cards_by_age on customer_cards (store_id, seen_at desc, key);
create index customer_cards_by_words on customer_cards using gin (search);

create table customer_notes (
  store_id text not null default app_store() references stores (id) on delete cascade,
  key text not null,
  text text not null check (text <> ''),
  -- As it was then.
  author_name text not null,
  at timestamptz not null default now(),
  primary key (store_id, key)
);
call protect_table('customer_notes');

-- Whose card an order belongs to: an order without an account is its owner's who has proven the phone number.
create function customer_key(customer uuid, of_phone text) returns text
  language sql stable
  return coalesce(customer::text,
    (select c.id::text from customers c where c.store_id = app_store() and c.phone = of_phone and c.phone_proven_at is not null),
    of_phone);

create function customer_orders(of_key text) returns setof orders
  language sql stable as $$
  select o.* from orders o
  where o.store_id = app_store() and o.erased_at is null and o.customer_id = case when of_key like '%-%' then of_key::uuid end
  union all
  select o.* from orders o
  where o.store_id = app_store() and o.erased_at is null and o.customer_id is null and customer_key(null, o.phone) = of_key
    and o.phone = coalesce((select c.phone from customers c
      where c.store_id = app_store() and c.id = case when of_key like '%-%' then of_key::uuid end), of_key)
$$;

create function refresh_customer_card(of_key text) returns void
  language plpgsql as $$
declare
  account customers;
  latest orders;
begin
  if of_key is null or not exists (select from stores where id = app_store()) then return; end if;
  -- Two orders at once: the second counts the first.
  perform pg_advisory_xact_lock(hashtextextended('customer ' || app_store() || ' ' || of_key, 0));
  if of_key like '%-%' then
    select * into account from customers c where c.store_id = app_store() and c.id = of_key::uuid;
  end if;
  select * into latest from customer_orders(of_key) order by created_at desc, ref limit 1;
  if account.id is null and latest.ref is null then
    delete from customer_cards where key = of_key;
    return;
  end if;
  insert into customer_cards (key, has_account, name, phone, email, orders, total, last_order_at, seen_at)
  select of_key, account.id is not null, coalesce(account.name, latest.first_name || ' ' || latest.last_name),
    coalesce(account.phone, latest.phone), coalesce(account.email, latest.email), count(*),
    coalesce(sum(total) filter (where status not in ('REJECTED', 'CANCELLED')), 0), max(created_at),
    coalesce(max(created_at), account.created_at)
  from customer_orders(of_key)
  on conflict (store_id, key) do update set has_account = excluded.has_account, name = excluded.name, phone = excluded.phone,
    email = excluded.email, orders = excluded.orders, total = excluded.total, last_order_at = excluded.last_order_at,
    seen_at = excluded.seen_at;
end $$;

create function refresh_card_of_order() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refresh_customer_card(customer_key(old.customer_id, old.phone)); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (old.customer_id, old.phone) is distinct from (new.customer_id, new.phone)) then
    perform refresh_customer_card(customer_key(new.customer_id, new.phone));
  end if;
  return null;
end $$;
-- When everything else is written: their locks are the last, and no order waits for another's.
create constraint trigger refresh_card
  after insert or delete or update of customer_id, first_name, last_name, phone, email, status, total, erased_at on orders
  deferrable initially deferred for each row execute function refresh_card_of_order();

create function refresh_card_of_account() returns trigger
  language plpgsql as $$
begin
  perform refresh_customer_card(coalesce(new.id, old.id)::text);
  -- Orders without an account come and go with the number that is proven.
  if old.phone is not null then perform refresh_customer_card(customer_key(null, old.phone)); end if;
  if new.phone is not null and new.phone is distinct from old.phone then
    perform refresh_customer_card(customer_key(null, new.phone));
    perform refresh_customer_card(new.phone);
  end if;
  if new.phone_proven_at is distinct from old.phone_proven_at then perform refresh_customer_card(new.phone); end if;
  return null;
end $$;
create constraint trigger refresh_card after insert or delete or update of name, phone, email, phone_proven_at on customers
  deferrable initially deferred for each row execute function refresh_card_of_account();

do $$
declare
  store text;
begin
  foreach store in array (select coalesce(array_agg(id), '{}') from stores) loop
    perform set_config('app.store', store, true);
    perform refresh_customer_card(key) from (
      select distinct customer_key(customer_id, phone) as key from orders union select id::text from customers) keys;
  end loop;
  perform set_config('app.store', '', true);
end $$;
