import type { StaffPromoWire } from '@teranga/contract/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { promosApi } from '../../api/promosApi.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Page } from '../../parts/Page.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { PromoForm } from './PromoForm.tsx';
import { promoStates, stateOf } from './promoWords.ts';

const back = { to: '/promos', label: 'Codes promo' };

function KnownPromo({ promo }: { promo: StaffPromoWire }) {
  const [now] = useState(() => Date.now());
  const { label, tone } = promoStates[stateOf(promo, now)];
  return (
    <Page title={promo.code} back={back} width="narrow" badge={<Badge tone={tone}>{label}</Badge>}>
      <PromoForm promo={promo} />
    </Page>
  );
}

/** One promo code, or a new one. */
export function PromoPage() {
  const { code } = useParams();
  const query = promosApi.usePromosQuery(undefined, { skip: code === undefined });
  if (code === undefined)
    return (
      <Page title="Nouveau code promo" back={back} width="narrow">
        <PromoForm promo={null} />
      </Page>
    );
  return (
    <QueryState query={query} skeleton={<PageSkeleton />}>
      {({ items }) => {
        const promo = items.find((each) => each.code === code);
        if (promo) return <KnownPromo key={promo.code} promo={promo} />;
        return (
          <Page title={code} back={back}>
            <Notice tone="empty" title="Ce code n’existe pas" text="Il a peut-être été supprimé." />
          </Page>
        );
      }}
    </QueryState>
  );
}
