import type { ServiceGroupView } from '@teranga/core/features/services';
import type { Loadable } from '@teranga/core/lib/loadable';
import { FailureState, SectionTitle } from '@teranga/design-kit';
import { Icon } from '@teranga/ui/icon';
import { ServiceStub, ServiceStubSkeleton } from '../../service-stub/ServiceStub.tsx';
import { groupIcon } from './groupIcon.ts';
import styles from './ServicesSection.module.css';

const skeletonCount = 6;
const skeletonKeys = Array.from({ length: skeletonCount }, (_, index) => `stub-${index}`);

function Group({ group }: { group: ServiceGroupView }) {
  const count = group.services.length;
  const isPaired = count % 3 !== 0 && count % 2 === 0;
  return (
    <section className={styles.group} aria-label={group.name}>
      <header className={styles.heading}>
        <span className={styles.icon}>
          <Icon name={groupIcon(group.name)} size={24} />
        </span>
        <h3 className={styles.name}>{group.name}</h3>
        <p className={styles.count}>{`${count} ${count > 1 ? 'services' : 'service'}`}</p>
      </header>
      <ul className={styles.stubs} data-paired={isPaired || undefined}>
        {group.services.map((service) => (
          <li key={service.id} className={styles.item}>
            <ServiceStub service={service} isLying={isPaired} heading="h4" action="Découvrir" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Groups({ services }: { services: Loadable<ServiceGroupView[]> }) {
  if (services.status === 'failed') {
    return <FailureState message={services.message} retry={services.retry} />;
  }
  if (services.status === 'loading') {
    return (
      <ul className={styles.stubs} aria-label="Chargement des services">
        {skeletonKeys.map((key) => (
          <li key={key}>
            <ServiceStubSkeleton />
          </li>
        ))}
      </ul>
    );
  }
  return services.data.map((group) => <Group key={group.id} group={group} />);
}

/** The agency's services: one ticket per service, by category. */
export function ServicesSection({ services }: { services: Loadable<ServiceGroupView[]> }) {
  return (
    <section id="services" className={styles.section} aria-label="Services">
      <SectionTitle title="Nos services" />
      <Groups services={services} />
    </section>
  );
}
