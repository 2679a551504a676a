import { formatAmount } from '@teranga/core/domain/money';
import { useParams } from 'react-router-dom';
import type { CustomerRecordWire } from '@teranga/contract/admin';
import { customersApi } from '../../api/customersApi.ts';
import { plural } from '../../lib/format.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { CustomerContact } from './CustomerContact.tsx';
import { CustomerData } from './CustomerData.tsx';
import { CustomerHistory } from './CustomerHistory.tsx';
import { CustomerNote } from './CustomerNote.tsx';
import styles from './CustomerPage.module.css';

const back = { to: '/clients', label: 'Clients' };

function Totals({ customer: { orders, total } }: { customer: CustomerRecordWire }) {
  return (
    <Card>
      <dl className={styles.totals}>
        <div>
          <dt>Commandes</dt>
          <dd>{plural(orders, 'commande')}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd>{formatAmount(total)}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** One customer: how to reach them, what they ordered, what the team knows. */
export function CustomerPage() {
  const { key = '' } = useParams();
  const query = customersApi.useCustomerQuery(key);
  return (
    <QueryState query={{ ...query, data: query.currentData }} skeleton={<PageSkeleton />}>
      {(customer) => (
        <Page
          title={customer.name || 'Sans nom'}
          back={back}
          badge={customer.hasAccount && <Badge tone="good">A un compte</Badge>}
        >
          <div className={styles.columns}>
            <div className={styles.column}>
              <Totals customer={customer} />
              <CustomerHistory customer={customer} />
            </div>
            <div className={styles.column}>
              <CustomerContact customer={customer} />
              {/* A note that somebody else saved begins a new form. */}
              <CustomerNote key={customer.note?.at ?? ''} customer={customer} />
              <CustomerData customer={customer} />
            </div>
          </div>
        </Page>
      )}
    </QueryState>
  );
}
