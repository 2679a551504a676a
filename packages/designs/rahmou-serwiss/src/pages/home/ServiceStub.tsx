import type { ServiceCardView } from '@teranga/core/services';
import { Link } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import { Picture } from '@teranga/ui/picture';
import { Skeleton } from '@teranga/ui/skeleton';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { ArrowUpRight } from 'lucide-react';
import { ticketClass } from '../../ticket/ticketClass.ts';
import styles from './ServiceStub.module.css';

/** A service as a ticket. Its stub says whether it can be had, and asks for it. */
export function ServiceStub({ service, isLying }: { service: ServiceCardView; isLying: boolean }) {
  const pose = isLying ? styles.lying : styles.standing;
  return (
    <article className={classNames(ticketClass.across, styles.ticket, pose)}>
      <div className={classNames(ticketClass.main, styles.main)}>
        <Picture
          picture={service.picture && { ...service.picture, alt: '' }}
          sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 44vw, 6rem"
          className={styles.picture}
        />
        <div className={styles.words}>
          <h4 className={styles.name}>{service.name}</h4>
          <p className={styles.text}>{service.description}</p>
        </div>
      </div>
      <Link className={classNames(ticketClass.stub, styles.stub)} href={service.href}>
        <span className={styles.ask}>
          {service.isAvailable ? 'Demander' : 'Se renseigner'}
          <VisuallyHidden> : {service.name}</VisuallyHidden>
          <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className={styles.state} data-available={service.isAvailable || undefined}>
          {service.availabilityLabel}
        </span>
      </Link>
    </article>
  );
}

/** The shape of a service that is on its way. */
export function ServiceStubSkeleton() {
  return (
    <div className={classNames(ticketClass.across, styles.ticket, styles.standing)}>
      <div className={classNames(ticketClass.main, styles.main)}>
        <Skeleton className={styles.picture} />
        <div className={styles.words}>
          <Skeleton />
          <Skeleton />
        </div>
      </div>
      <div className={classNames(ticketClass.stub, styles.stub)}>
        <Skeleton className={styles.stateSkeleton} />
      </div>
    </div>
  );
}
