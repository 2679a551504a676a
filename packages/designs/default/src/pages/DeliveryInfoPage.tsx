import {
  unknownDeliveryText,
  useDeliveryInfo,
  type KnownDelivery,
} from '@teranga/core/features/store-info/content';
import { FailureState, Panel } from '@teranga/design-kit';
import { Skeleton } from '@teranga/ui/skeleton';
import { PageSkeleton } from '../skeletons/index.ts';
import styles from './content/Delivery.module.css';
import { ContentPage } from './content/ContentPage.tsx';

function DeliverySkeleton() {
  return (
    <PageSkeleton says="Où nous livrons, et ce que la livraison coûte." className={styles.zones}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className={styles.zoneSkeleton} />
      ))}
    </PageSkeleton>
  );
}

function Delivery({ delivery: { zones, notes, from } }: { delivery: KnownDelivery }) {
  return (
    <>
      <p className={styles.from}>
        {from.words} {from.price && <strong className={styles.price}>{from.price}</strong>}
      </p>
      {zones.length > 0 && (
        <ul className={styles.zones}>
          {zones.map(({ id, name, price, description }) => (
            <li key={id} className={styles.zone}>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.price}>{price}</p>
              {description && <p className={styles.text}>{description}</p>}
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <Panel kind="info" title="À savoir">
          <ul className={styles.notes}>
            {[...new Set(notes)].map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

/** Page /delivery-info: the delivery zones and their costs. */
export default function DeliveryInfoPage() {
  const delivery = useDeliveryInfo();
  const isUnknown = delivery.status === 'ready' && delivery.zones.length === 0;
  return (
    <ContentPage title="Zones de livraison" lead={isUnknown ? unknownDeliveryText : undefined}>
      {delivery.status === 'loading' && <DeliverySkeleton />}
      {delivery.status === 'failed' && <FailureState message={delivery.message} retry={delivery.retry} />}
      {delivery.status === 'ready' && <Delivery delivery={delivery} />}
    </ContentPage>
  );
}
