-- Work to be done after a transaction, or at a time. The queues themselves are pg-boss's, in the schema "jobs", which is made
-- right after the migrations: a job names its store and the rows it is about, and holds nothing else of anybody.

-- Queues a job in the running transaction: it is done if, and only if, that is committed.
create function queue_job(queue text, job jsonb, due timestamptz default null) returns void
  language plpgsql as $$
begin
  insert into jobs.job (name, data, start_after, retry_limit, retry_delay, retry_backoff, expire_in, keep_until)
  select q.name, job, coalesce(due, now()), q.retry_limit, q.retry_delay, q.retry_backoff,
    make_interval(secs => q.expire_seconds),
    coalesce(due, now()) + make_interval(mins => q.retention_minutes)
  from jobs.queue q where q.name = queue;
  if not found then raise exception 'There is no queue "%".', queue; end if;
end $$;

alter table outbox
  -- When a process set out to send it; null once it knows how that ended.
  add column claimed_at timestamptz,
  -- Why it has not gone yet.
  add column last_error text,
  -- When it was given up: refused for good, or nobody knows whether it went.
  add column given_up_at timestamptz;
drop index outbox_waiting;
create index outbox_waiting on outbox (store_id, id) where sent_at is null and given_up_at is null;
