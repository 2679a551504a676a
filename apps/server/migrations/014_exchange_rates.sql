-- The last good answer of the public exchange-rate service. The same for every store, so the only table without one.

create table exchange_rates (
  base_code text primary key,
  -- {EUR: …}: how much of each currency one FCFA buys.
  rates jsonb not null,
  fetched_at timestamptz not null,
  -- When a process last set out to fetch them: the others leave it to that one.
  claimed_at timestamptz
);
alter table exchange_rates enable row level security;
alter table exchange_rates force row level security;
create policy readable on exchange_rates for select using (true);
create policy written_outside_of_stores on exchange_rates using (app_store() is null) with check (app_store() is null);
