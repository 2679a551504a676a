import type { ServiceCardView } from '@teranga/core/features/services';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { Availability } from '../../service-stub/Availability.tsx';
import { ticketClass } from '../../ticket/ticketClass.ts';
import styles from './ChosenService.module.css';

/** Shown for a service without a description. */
const noDescription = 'Dites-nous ce qu’il vous faut : nous vous répondons avec un prix.';

/** The requested service, with its availability on the stub. */
export function ChosenService({
  service,
  change,
}: {
  service: ServiceCardView;
  change: { label: string; href: string } | null;
}) {
  return (
    <div className={ticketClass.along}>
      <div className={classNames(ticketClass.main, styles.main)}>
        <Image
          image={service.image && { ...service.image, alt: '' }}
          sizes="(min-width: 40rem) 9rem, 5rem"
          className={styles.image}
        />
        <div className={styles.words}>
          <p className={ticketClass.label}>{service.categoryName}</p>
          <p className={styles.name}>{service.name}</p>
          <p className={styles.text}>{service.description || noDescription}</p>
        </div>
      </div>
      <div className={classNames(ticketClass.stub, styles.stub)}>
        <Availability service={service} />
        {change && (
          <Link className={buttonClass('quiet')} href={change.href}>
            {change.label}
          </Link>
        )}
      </div>
    </div>
  );
}
