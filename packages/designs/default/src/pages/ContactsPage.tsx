import { canBeReached, useStoreInfo, type StoreInfoView } from '@teranga/core/features/store-info';
import { ContactForm, Panel } from '@teranga/design-kit';
import { Image } from '@teranga/ui/image';
import styles from './contacts/Contacts.module.css';
import { Hours } from './contacts/Hours.tsx';
import { StoreAddress } from './contacts/StoreAddress.tsx';
import { ContactLinks } from './contacts/ContactLinks.tsx';
import { ContentPage } from './content/ContentPage.tsx';

type Location = StoreInfoView['locations'][number];

/** Title of an address, distinct if there are several. */
const titleOf = ({ city, address }: Location, count: number) =>
  count > 1 ? `Adresse, ${city || address}` : 'Adresse';

/** Page /contacts: the store's contacts and the contact form. */
export default function ContactsPage() {
  const store = useStoreInfo();
  return (
    <ContentPage title={store.contactTitle} crumb="Contacts">
      {store.contactCover && (
        <Image
          image={{ ...store.contactCover, alt: '' }}
          sizes="(min-width: 80rem) 76rem, 100vw"
          isPriority
          className={styles.cover}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {canBeReached(store) && (
            <Panel kind="info" title="Nos coordonnées">
              <ContactLinks store={store} />
            </Panel>
          )}
          {store.openingHours.length > 0 && (
            <Panel kind="info" title="Heures d’ouverture">
              <Hours hours={store.openingHours} />
            </Panel>
          )}
          {store.locations.map((location) => (
            <Panel key={location.address} kind="info" title={titleOf(location, store.locations.length)}>
              <StoreAddress location={location} />
            </Panel>
          ))}
        </div>
        <Panel kind="step" title="Écrivez-nous">
          <ContactForm />
        </Panel>
      </div>
    </ContentPage>
  );
}
