-- Orders that their shopper comes for, apart from those that are delivered.

alter table orders add column delivery_kind text not null default 'delivery' check (delivery_kind in ('delivery', 'pickup'));

-- Until now a zone said it by its name: «Retrait à la boutique», at no cost.
do $$
declare
  store text;
begin
  -- Read before: a store's row is hidden once another store is the current one.
  foreach store in array (select coalesce(array_agg(id), '{}') from stores) loop
    perform set_config('app.store', store, true);
    update stores set content = jsonb_set(content, '{marketplaceInfo,deliveryInfo,zones}', (
        select coalesce(jsonb_agg(
          case when zone ->> 'name' ~* '^retrait\M' and zone -> 'price' = '0' and not zone ? 'kind'
            then zone || '{"kind": "pickup"}' else zone end order by place), '[]')
        from jsonb_array_elements(content #> '{marketplaceInfo,deliveryInfo,zones}') with ordinality as listed (zone, place)))
      where content #>> '{marketplaceInfo,deliveryInfo,zones}' ~* '"name": "retrait\M';
    update orders set delivery_kind = 'pickup' where zone_name ~* '^retrait\M' and delivery_charge = 0;
  end loop;
  perform set_config('app.store', '', true);
end $$;
