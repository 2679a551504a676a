-- Who changed what in a store, with its state before and after. Entries are added and never changed.

create table audit_log (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('system', 'staff', 'key')),
  -- A staff member's or an API key's; null for the system.
  actor_id uuid,
  -- As it was then: the entry outlives the staff member.
  actor_name text not null check (actor_name <> ''),
  -- The noun and the verb, for example order.status.
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$'),
  subject_kind text not null check (subject_kind ~ '^[a-z]+(-[a-z]+)*$'),
  subject_id text not null,
  before jsonb,
  after jsonb,
  primary key (store_id, id),
  check ((actor_kind = 'system') = (actor_id is null))
);
create index audit_log_of_subject on audit_log (store_id, subject_kind, subject_id, id desc);
create index audit_log_of_actor on audit_log (store_id, actor_id, id desc) where actor_id is not null;
call protect_table('audit_log');
revoke update, delete, truncate on audit_log from teranga_app;
