-- Guesses of the session that requested a code are counted apart from those of all others, who could otherwise use them up.

alter table contact_codes
  -- Keyed hash of the session.
  add column requester bytea check (length(requester) = 32),
  add column own_tries integer not null default 0 check (own_tries between 0 and 5),
  add column earlier_requester bytea check (length(earlier_requester) = 32),
  add column earlier_own_tries integer not null default 0 check (earlier_own_tries between 0 and 5);
