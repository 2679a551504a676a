-- What is known of a payment while its shopper waits, and when the provider may be asked about it again.
alter table payment_sessions
  -- When the shopper was last given the link; null: the first time, when it was requested.
  add column sent_at timestamptz,
  -- When a viewer last had the provider asked, at whichever process: nobody asks again at once.
  add column asked_at timestamptz,
  -- When the provider last answered, and whether the last call got no answer.
  add column checked_at timestamptz,
  add column is_check_failed boolean not null default false,
  -- How it was paid, as the provider names it: Orange Money.
  add column method text;
