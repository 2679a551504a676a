import { formatAmount } from '@teranga/core/domain/money';
import { Button } from '@teranga/ui/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { zonesApi } from '../../api/zonesApi.ts';
import { useStoreChange } from '../../lib/useVersionedChange.ts';
import { Badge } from '../../parts/Badge.tsx';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Page } from '../../parts/Page.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { SortableList } from '../../parts/SortableList.tsx';
import row from '../../parts/sortableRow.module.css';
import { ZoneDialog } from './ZoneDialog.tsx';

/** Where the store delivers and where orders are picked up, in the shop's order. */
export default function ZonesPage() {
  const query = zonesApi.useZonesQuery();
  const [opened, setOpened] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [orderZones] = zonesApi.useOrderZonesMutation();
  const { run, conflict, clearConflict } = useStoreChange();
  const version = query.data?.version ?? 0;
  const opens = query.data?.items.find(({ id }) => id === opened) ?? null;
  return (
    <Page
      title="Livraison"
      width="narrow"
      actions={
        <Button variant="primary" data-key="n" onClick={() => setAdding(true)}>
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          Nouvelle zone
        </Button>
      }
    >
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <Notice
              tone="empty"
              title="Aucune zone de livraison"
              text="Sans zone, personne ne peut commander. Ajoutez-en une, avec ce que coûte la livraison."
            />
          ) : (
            <SortableList
              label="Zones de livraison"
              className={row.list}
              items={items}
              keyOf={({ id }) => id}
              nameOf={({ name }) => name}
              isSortable={items.length > 1}
              sort={(next) =>
                run(orderZones({ version, ids: next.map(({ id }) => id) }), version, 'Ordre enregistré.')
              }
            >
              {({ id, name, description, price, kind, isEnabled }) => (
                <span className={row.entry}>
                  <span className={row.words}>
                    <button type="button" className={row.name} onClick={() => setOpened(id)}>
                      {name}
                    </button>
                    <span className={row.soft}>
                      {[kind === 'pickup' && 'Retrait', description].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <span className={row.end}>
                    <span className={row.amount}>{price === 0 ? 'Gratuit' : formatAmount(price)}</span>
                    {!isEnabled && <Badge tone="neutral">Fermée</Badge>}
                  </span>
                </span>
              )}
            </SortableList>
          )
        }
      </QueryState>
      {query.data && (isAdding || opens) && (
        <ZoneDialog
          zone={opens}
          version={version}
          onClose={() => {
            setAdding(false);
            setOpened(null);
          }}
        />
      )}
      <ConflictDialog message={conflict} onClose={clearConflict} />
    </Page>
  );
}
