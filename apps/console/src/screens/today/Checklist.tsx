import type { ChecklistStepWire, OverviewWire } from '@teranga/contract/admin';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import styles from './TodayList.module.css';

/** Where each step is done. */
const paths: Readonly<Record<ChecklistStepWire['id'], string>> = {
  products: '/articles',
  zones: '/livraison',
  payment: '/boutique/paiement',
  notices: '/boutique/avis',
  contact: '/boutique/contact',
  logo: '/boutique/identite',
  legal: '/boutique/legal',
};

/** What the store still needs to be ready to sell, or to sell better. */
export function Checklist({ checklist }: { checklist: NonNullable<OverviewWire['checklist']> }) {
  const { isReady, steps } = checklist;
  return (
    <Card
      title="Prête à vendre"
      action={<Badge tone={isReady ? 'good' : 'waiting'}>{isReady ? 'Prête' : 'Pas encore'}</Badge>}
    >
      <ul className={styles.list}>
        {steps.map(({ id, label, isDone, isRequired }) => {
          const Icon = isDone ? CircleCheck : Circle;
          return (
            <li key={id} className={styles.item} data-done={isDone}>
              <Icon size={18} strokeWidth={1.75} aria-label={isDone ? 'Fait' : 'À faire'} />
              <span className={styles.what}>
                {isDone ? label : <Link to={paths[id]}>{label}</Link>}
                {!isDone && <small>{isRequired ? 'Nécessaire pour vendre' : 'Conseillé'}</small>}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
