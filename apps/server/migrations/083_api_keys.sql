-- Keys by which other programs call /api/admin for a store.

create table api_keys (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (name <> ''),
  -- SHA-256 of the key.
  token_hash bytea not null check (length(token_hash) = 32),
  scopes text[] not null check (scopes <> '{}'),
  created_by text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (store_id, id),
  unique (store_id, token_hash)
);
call protect_table('api_keys');
