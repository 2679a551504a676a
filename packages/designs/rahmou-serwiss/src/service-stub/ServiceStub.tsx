import type { ServiceCardView } from '@teranga/core/features/services';
import { Link } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { Skeleton } from '@teranga/ui/skeleton';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { ArrowUpRight } from 'lucide-react';
import { ticketClass } from '../ticket/ticketClass.ts';
import { Availability } from './Availability.tsx';
import styles from './ServiceStub.module.css';

interface ServiceStubProps {
  service: ServiceCardView;
  /** The image is beside the text. */
  isLying?: boolean;
  /** The level of its title among the page's. */
  heading: 'h3' | 'h4';
  /** Label of the stub's link to `service.href`. */
  action: string;
  onChoose?: () => void;
}

/** A service as a ticket. Its stub shows its availability and a link. */
export function ServiceStub({
  service,
  isLying = false,
  heading: Heading,
  action,
  onChoose,
}: ServiceStubProps) {
  const pose = isLying ? styles.lying : styles.standing;
  return (
    <article className={classNames(ticketClass.across, styles.ticket, pose)}>
      <div className={classNames(ticketClass.main, styles.main)}>
        <Image
          image={service.image && { ...service.image, alt: '' }}
          sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 44vw, 6rem"
          className={styles.image}
        />
        <div className={styles.words}>
          <Heading className={styles.name}>{service.name}</Heading>
          <p className={styles.text}>{service.description}</p>
          <p className={ticketClass.label}>{service.priceLabel}</p>
        </div>
      </div>
      <Link className={classNames(ticketClass.stub, styles.stub)} href={service.href} onClick={onChoose}>
        <span className={styles.request}>
          {action}
          <VisuallyHidden> : {service.name}</VisuallyHidden>
          <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <Availability service={service} />
      </Link>
    </article>
  );
}

/** Skeleton of a service. */
export function ServiceStubSkeleton() {
  return (
    <div className={classNames(ticketClass.across, styles.ticket, styles.standing)}>
      <div className={classNames(ticketClass.main, styles.main)}>
        <Skeleton className={styles.image} />
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
