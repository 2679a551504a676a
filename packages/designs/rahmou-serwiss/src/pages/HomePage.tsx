import { useNewProducts } from '@teranga/core/catalogue';
import { useNow } from '@teranga/core/clock';
import { useServices } from '@teranga/core/services';
import { useStoreInfo } from '@teranga/core/store-info';
import { ProductRail } from '@teranga/design-kit';
import { AboutSection } from './home/AboutSection.tsx';
import { ContactSection } from './home/ContactSection.tsx';
import { Hero } from './home/Hero.tsx';
import { MetricsBoard } from './home/MetricsBoard.tsx';
import { ServicesSection } from './home/ServicesSection.tsx';
import { Stamps } from './home/Stamps.tsx';
import { TestimonialsSection } from './home/TestimonialsSection.tsx';

/** The agency on one page: where to, what it does, its shop, who it is, what is said of it, how to reach it. */
export default function HomePage() {
  const store = useStoreInfo();
  const services = useServices();
  const products = useNewProducts();
  const now = useNow();
  return (
    <>
      <Hero hero={store.hero} now={now} />
      <Stamps highlights={store.highlights} />
      <ServicesSection services={services} />
      <ProductRail
        title="Boutique du voyageur"
        more={{ label: 'Voir la boutique', href: '/products' }}
        cards={products}
      />
      <AboutSection about={store.about} />
      <MetricsBoard metrics={store.about.metrics} />
      <TestimonialsSection testimonials={store.about.testimonials} />
      <ContactSection store={store} />
    </>
  );
}
