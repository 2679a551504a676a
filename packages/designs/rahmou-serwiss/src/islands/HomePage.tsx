import { useNewProducts } from '@teranga/core/features/catalogue';
import { useServices } from '@teranga/core/features/services';
import { useStoreInfo } from '@teranga/core/features/store-info';
import { HomeSections, ProductRail } from '@teranga/design-kit';
import { useIsAgency } from '../anchors/useAnchors.ts';
import { AboutSection } from '../pages/home/AboutSection.tsx';
import { ContactSection } from '../pages/home/ContactSection.tsx';
import { MetricsBoard } from '../pages/home/MetricsBoard.tsx';
import { ServicesSection } from '../pages/home/ServicesSection.tsx';
import { Stamps } from '../pages/home/Stamps.tsx';
import { TestimonialsSection } from '../pages/home/TestimonialsSection.tsx';

/** The part of the home page below the first viewport. */
export default function BelowTheHero() {
  const store = useStoreInfo();
  const services = useServices();
  const products = useNewProducts();
  const isAgency = useIsAgency();
  return (
    <>
      <HomeSections
        chosen={store.homeSections}
        sections={{
          highlights: <Stamps highlights={store.highlights} />,
          services: isAgency && <ServicesSection services={services} />,
          newProducts: (
            <ProductRail
              title={isAgency ? 'Boutique du voyageur' : 'Nos nouveautés'}
              more={{ label: 'Voir la boutique', href: '/products' }}
              cards={products}
            />
          ),
          about: <AboutSection about={store.about} />,
          metrics: <MetricsBoard metrics={store.about.metrics} />,
          testimonials: (
            <TestimonialsSection
              title={isAgency ? 'Ils sont partis, ils écrivent' : 'Nos clients écrivent'}
              testimonials={store.about.testimonials}
            />
          ),
        }}
      />
      <ContactSection store={store} isAgency={isAgency} />
    </>
  );
}
