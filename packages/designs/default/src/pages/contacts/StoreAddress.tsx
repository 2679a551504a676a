import type { StoreInfoView } from '@teranga/core/features/store-info';
import { Button } from '@teranga/ui/button';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import styles from './Contacts.module.css';

/** The store's address. Its map is a heavy third-party page, loaded only on request. */
export function StoreAddress({ location }: { location: StoreInfoView['locations'][number] }) {
  const [isShown, setIsShown] = useState(false);
  const { address, city, country, mapUrl } = location;
  const where = [address, city, country].filter(Boolean).join(', ');
  return (
    <>
      <address className={styles.address}>{where}</address>
      {mapUrl && !isShown && (
        <Button variant="quiet" className={styles.showMap} onClick={() => setIsShown(true)}>
          <MapPin size={20} strokeWidth={1.75} aria-hidden="true" />
          Afficher la carte
        </Button>
      )}
      {mapUrl && isShown && (
        <iframe
          className={styles.map}
          src={mapUrl}
          title={`Carte : ${where}`}
          referrerPolicy="no-referrer"
          // Another origin, which the page’s policy allows: its rights are those of its own site.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      )}
    </>
  );
}
