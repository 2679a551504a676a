import type { ServiceGroupView } from '@teranga/core/features/services';
import { classNames } from '@teranga/ui/class-names';
import { Ticket } from 'lucide-react';
import { ServiceStub } from '../../service-stub/ServiceStub.tsx';
import styles from './ServiceChoice.module.css';

interface ServiceChoiceProps {
  groups: ServiceGroupView[];
  /** The visitor's earlier input, as text. */
  tripLabel: string | null;
  onChoose: () => void;
}

/** Every service as a card to choose, by category. */
export function ServiceChoice({ groups, tripLabel, onChoose }: ServiceChoiceProps) {
  return (
    <section className={styles.choice} aria-label="Choisir un service">
      <p className={classNames(styles.lead, tripLabel && styles.trip)}>
        {tripLabel ? (
          <>
            <Ticket size={22} strokeWidth={1.75} aria-hidden="true" />
            <span>
              Votre voyage : <strong>{tripLabel}</strong>. Choisissez un service, sa demande sera déjà
              remplie.
            </span>
          </>
        ) : (
          'Choisissez un service pour commencer.'
        )}
      </p>
      {groups.map(({ id, name, services }) => (
        <div key={id} className={styles.group}>
          <h2 className={styles.name}>{name}</h2>
          <ul className={styles.stubs}>
            {services.map((service) => (
              <li key={service.id} className={styles.item}>
                {service.isAvailable ? (
                  <ServiceStub service={service} heading="h3" action="Choisir" isLying onChoose={onChoose} />
                ) : (
                  <ServiceStub service={service} heading="h3" action="Découvrir" isLying />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
