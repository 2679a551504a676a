import { useNewProducts } from '@teranga/core/catalogue';
import { useNow } from '@teranga/core/clock';
import { useServices } from '@teranga/core/services';
import { useStoreInfo } from '@teranga/core/store-info';
import { HomeSections, ProductRail } from '@teranga/design-kit';
import { AboutSection } from './home/AboutSection.tsx';
import { ContactSection } from './home/ContactSection.tsx';
import { useIsAgency } from '../anchors/usePlaces.ts';
import { Hero } from './home/Hero.tsx';
import { MetricsBoard } from './home/MetricsBoard.tsx';
import { ShopFront } from './home/ShopFront.tsx';
import { ServicesSection } from './home/ServicesSection.tsx';
import { Stamps } from './home/Stamps.tsx';
import { TestimonialsSection } from './home/TestimonialsSection.tsx';

/**
 * The agency on one page: where to, what it does, its shop, who it is, what is said of it, how to reach it. A store without services
 * is a shop, and says nothing of trips.
 */
export default function HomePage() {
  const store = useStoreInfo();
  const services = useServices();
  const products = useNewProducts();
  const now = useNow();
  const isAgency = useIsAgency();
  return (
    <>
      {isAgency ? <Hero hero={store.hero} now={now} /> : <ShopFront store={store} />}
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
