-- What staff do with quote requests and messages: who answers, what was answered, and sentences that are ready.

alter table contact_messages
  add column status text not null default 'NEW' check (status in ('NEW', 'ANSWERED', 'CLOSED')),
  add column assignee_id uuid,
  add foreign key (store_id, assignee_id) references staff (store_id, id) on delete set null (assignee_id);
create index contact_messages_by_status on contact_messages (store_id, status, id desc);
alter table quote_requests
  add column assignee_id uuid,
  add foreign key (store_id, assignee_id) references staff (store_id, id) on delete set null (assignee_id);
create index quote_requests_by_status on quote_requests (store_id, status, created_at desc, ref);

create table inbox_answers (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  subject_kind text not null check (subject_kind in ('quote', 'message')),
  -- A quote's reference, or a message's number.
  subject_id text not null,
  channel text not null check (channel in ('email', 'sms', 'whatsapp')),
  text text not null check (text <> ''),
  -- As it was then.
  author_name text not null,
  at timestamptz not null default now(),
  primary key (store_id, id)
);
create index inbox_answers_of_subject on inbox_answers (store_id, subject_kind, subject_id, at);
call protect_table('inbox_answers');

create table ready_sentences (
  store_id text not null default app_store() references stores (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('quote', 'message', 'order')),
  title text not null check (title <> ''),
  text text not null check (text <> ''),
  created_at timestamptz not null default now(),
  primary key (store_id, id)
);
call protect_table('ready_sentences');
