-- When the provider gave a payment back whole; null for those given back before this was kept.
alter table payment_sessions add column refunded_at timestamptz;
