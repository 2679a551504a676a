import type { ServicePageView } from '@teranga/core/features/services/page';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { RichText } from '@teranga/ui/rich-text';
import { MessageCircle, PlaneTakeoff } from 'lucide-react';
import { Availability } from '../../service-stub/Availability.tsx';
import { Barcode } from '../../ticket/Barcode.tsx';
import { RouteArc } from '../../ticket/RouteArc.tsx';
import { ticketClass } from '../../ticket/ticketClass.ts';
import styles from './ServiceTicket.module.css';

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

type ServiceTicketProps = Pick<
  Extract<ServicePageView, { status: 'ready' }>,
  'service' | 'description' | 'duration' | 'documents' | 'questionHref'
>;

/** A service as a ticket: its description, and on the stub how to request it. */
export function ServiceTicket({
  service,
  description,
  duration,
  documents,
  questionHref,
}: ServiceTicketProps) {
  return (
    <article className={ticketClass.along}>
      <div className={classNames(ticketClass.main, styles.main)}>
        <Image
          image={service.image}
          sizes="(min-width: 64rem) 26rem, 100vw"
          isPriority
          className={styles.image}
        />
        <div className={styles.words}>
          <p className={ticketClass.label}>{service.categoryName}</p>
          <h1 className={styles.name}>{service.name}</h1>
          <div className={styles.text}>
            <RichText nodes={description} />
            {documents.length > 0 && (
              <>
                <h2 className={ticketClass.label}>À fournir</h2>
                <ul>
                  {documents.map((document) => (
                    <li key={document}>{document}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      </div>
      <div className={classNames(ticketClass.stub, styles.stub)}>
        <RouteArc className={styles.arc} hasPlane />
        <p className={styles.fact}>
          <span className={ticketClass.label}>Prix</span>
          <strong className={styles.value}>{service.priceLabel}</strong>
        </p>
        {duration !== null && (
          <p className={styles.fact}>
            <span className={ticketClass.label}>Durée</span>
            <strong className={styles.value}>{duration}</strong>
          </p>
        )}
        <p className={styles.fact}>
          <span className={ticketClass.label}>Réservation</span>
          <Availability service={service} />
        </p>
        <p className={styles.fact}>
          <span className={ticketClass.label}>Réponse</span>
          <strong className={styles.value}>Sous 24 h</strong>
        </p>
        {/* An unavailable service cannot be quoted: the link goes to the choice of others. */}
        <Link
          className={buttonClass('primary', 'large')}
          href={service.isAvailable ? service.quoteHref : '/demande-devis'}
        >
          <PlaneTakeoff {...icon} />
          {service.isAvailable ? 'Demander un devis' : 'Choisir un autre service'}
        </Link>
        {questionHref && (
          <a className={buttonClass('quiet', 'large')} href={questionHref} rel="noopener">
            <MessageCircle {...icon} />
            Par WhatsApp
          </a>
        )}
        <Barcode words={service.name} className={styles.bars} />
      </div>
    </article>
  );
}
