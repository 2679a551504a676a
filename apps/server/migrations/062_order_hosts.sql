-- Messages lead to the store's host that the shopper uses.

-- An order's address; with the store's first host where that of the order is no longer one of the store's.
create function order_site_url(site_url text) returns text
  language sql stable parallel safe
  return case
    when exists (select 1 from store_hosts where host = substring(site_url from '^https?://([^/:]+)')) then site_url
    else coalesce(
      (select regexp_replace(site_url, '^(https?://)[^/:]+', '\1' || host)
       from store_hosts order by is_primary desc, host limit 1), site_url)
  end;

-- The store's address that a mail is rendered with; null: the store's first.
alter table outbox add column site_url text;
