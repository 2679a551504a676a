-- Notices to stores: low stock, messages that did not leave, the day's summary.

-- Units from which on the store hears that an article is nearly sold out; null: the store's own threshold.
alter table products add column low_stock integer check (low_stock >= 0);

alter table outbox
  -- To the store itself: one that does not leave is not noticed by another.
  add column is_notice boolean not null default false,
  -- Holds a sign-in code: staff may not read it.
  add column is_secret boolean not null default false,
  -- What a notice is about, where the next one waits; null otherwise.
  add column notice_kind text;
create index outbox_notices on outbox (store_id, notice_kind, created_at desc) where notice_kind is not null;
create index outbox_failed on outbox (store_id, id) where given_up_at is not null;

-- The days whose summary is queued: each is sent once, however many processes there are.
create table daily_summaries (
  store_id text not null default app_store() references stores (id) on delete cascade,
  day date not null,
  primary key (store_id, day)
);
call protect_table('daily_summaries');
