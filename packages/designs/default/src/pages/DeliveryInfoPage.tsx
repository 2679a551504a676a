import { unknownDeliveryText, useDeliveryInfo } from '@teranga/core/content';
import { Panel } from '@teranga/design-kit';
import styles from './content/Delivery.module.css';
import { ContentPage } from './content/ContentPage.tsx';

/** /delivery-info : where the store delivers, for how much. */
export default function DeliveryInfoPage() {
  const { zones, notes, from } = useDeliveryInfo();
  return (
    <ContentPage title="Zones de livraison" lead={zones.length === 0 ? unknownDeliveryText : undefined}>
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
    </ContentPage>
  );
}
