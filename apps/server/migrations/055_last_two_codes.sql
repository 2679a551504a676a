-- The code sent before the newest one holds too: whoever asks for another does not make void what is being typed.

alter table contact_codes
  add column earlier_hash bytea check (earlier_hash is null or length(earlier_hash) = 32),
  add column earlier_draft jsonb,
  add column earlier_tries integer not null default 0 check (earlier_tries between 0 and 5),
  add column earlier_expires_at timestamptz,
  add check ((earlier_hash is null) = (earlier_expires_at is null));
