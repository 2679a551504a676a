-- Results of checked files call their errors and suspicions `diagnostics`, as the API does.
do $$
declare
  store text;
begin
  for store in select id from stores loop
    perform set_config('app.store', store, true);
    update import_files
    set result = result - 'faults' - 'moreFaults'
      || jsonb_build_object('diagnostics', result->'faults', 'moreDiagnostics', result->'moreFaults')
    where store_id = store and result ? 'faults';
  end loop;
  perform set_config('app.store', '', true);
end $$;
