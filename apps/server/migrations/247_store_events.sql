-- What consoles hear of at once: each process listens, and passes it on to the staff who are connected to it.

create function announce_store_event(event text, data jsonb) returns void
  language sql as $$
  select pg_notify('store_events', jsonb_build_object('store', app_store(), 'event', event, 'data', data)::text)
$$;

create function announce_order() returns trigger
  language plpgsql as $$
begin
  perform announce_store_event('order', jsonb_build_object('ref', new.ref, 'status', new.status,
    'paymentStatus', new.payment_status, 'total', new.total, 'isNew', tg_op = 'INSERT'));
  return null;
end $$;
create trigger announce_order after insert on orders for each row execute function announce_order();
create trigger announce_order_change after update of status, payment_status on orders for each row
  when ((old.status, old.payment_status) is distinct from (new.status, new.payment_status))
  execute function announce_order();

create function announce_inbox() returns trigger
  language plpgsql as $$
begin
  perform announce_store_event('inbox', jsonb_build_object('kind', tg_argv[0]));
  return null;
end $$;
create trigger announce_message after insert on contact_messages for each row execute function announce_inbox('message');
create trigger announce_quote after insert on quote_requests for each row execute function announce_inbox('quote');

create function announce_session_end() returns trigger
  language plpgsql as $$
begin
  perform announce_store_event('session-end', jsonb_build_object('session', old.id));
  return null;
end $$;
create trigger announce_session_end after delete on staff_sessions for each row execute function announce_session_end();
