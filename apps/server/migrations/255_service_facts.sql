-- What a traveller asks first of a service.
alter table services
  -- FCFA: what it costs at least; null: on request.
  add column from_price integer check (from_price between 0 and 2000000000),
  -- In words, such as «3 jours ouvrés».
  add column duration text,
  -- What the customer brings, in this order.
  add column documents text[] not null default '{}';
