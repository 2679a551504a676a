import type { ServiceCardView } from '@teranga/core/features/services';
import { SectionTitle } from '@teranga/design-kit';
import { ServiceStub } from '../../service-stub/ServiceStub.tsx';
import styles from './SimilarServices.module.css';

/** Similar or complementary services. */
export function SimilarServices({ services }: { services: ServiceCardView[] }) {
  if (services.length === 0) return null;
  return (
    <section className={styles.similar} aria-label="Services similaires">
      <SectionTitle title="Services similaires" more={{ label: 'Tous nos services', href: '/#services' }} />
      <ul className={styles.stubs}>
        {services.map((service) => (
          <li key={service.id} className={styles.item}>
            <ServiceStub service={service} heading="h3" action="Découvrir" />
          </li>
        ))}
      </ul>
    </section>
  );
}
