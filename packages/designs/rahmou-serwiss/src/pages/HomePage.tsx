import { useNow } from '@teranga/core/lib/clock';
import { useStoreInfo } from '@teranga/core/features/store-info';
import { lazyIsland } from '@teranga/design-kit';
import { useIsAgency } from '../anchors/useAnchors.ts';
import { Hero } from './home/Hero.tsx';
import { ShopFront } from './home/ShopFront.tsx';

const BelowTheHero = lazyIsland(() => import('../islands/HomePage.tsx'));

/**
 * The agency's home: trip form, services, shop, about, testimonials, contact. A store without
 * services is shown as a shop, without trips.
 */
export default function HomePage() {
  const store = useStoreInfo();
  const now = useNow();
  const isAgency = useIsAgency();
  return (
    <>
      {isAgency ? <Hero hero={store.hero} now={now} /> : <ShopFront store={store} />}
      <BelowTheHero />
    </>
  );
}
