import { useServicePage } from '@teranga/core/features/services/page';
import { Breadcrumbs, EmptyState, FailureState, type PageProps } from '@teranga/design-kit';
import { Skeleton } from '@teranga/ui/skeleton';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import page from './page.module.css';
import { ServiceTicket } from './service/ServiceTicket.tsx';
import { SimilarServices } from './service/SimilarServices.tsx';
import styles from './service/ServiceTicket.module.css';

/** Page /services/{id}: a service, as a ticket. */
export default function ServicePage({ serviceId }: PageProps['service']) {
  const view = useServicePage(serviceId);
  if (view.status === 'ready')
    return (
      <div className={page.page}>
        <Breadcrumbs crumbs={view.crumbs} />
        <ServiceTicket {...view} />
        <SimilarServices services={view.similar} />
      </div>
    );
  if (view.status === 'loading')
    return (
      <div className={page.page}>
        <VisuallyHidden as="h1">Service</VisuallyHidden>
        <Skeleton className={styles.skeleton} />
      </div>
    );
  return (
    <div className={page.page}>
      <h1>{view.status === 'missing' ? view.title : 'Service'}</h1>
      {view.status === 'missing' && (
        <EmptyState
          illustration="lost"
          title={view.message}
          action={{ label: 'Découvrir nos services', href: '/#services' }}
        />
      )}
      {view.status === 'failed' && (
        <FailureState
          message={view.message}
          retry={view.retry}
          back={{ label: 'Découvrir nos services', href: '/#services' }}
        />
      )}
    </div>
  );
}
