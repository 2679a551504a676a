import { useNow } from '@teranga/core/clock';
import { useStoreInfo } from '@teranga/core/store-info';
import { lazyIsland } from '@teranga/design-kit';
import { useIsAgency } from '../anchors/usePlaces.ts';
import { Hero } from './home/Hero.tsx';
import { ShopFront } from './home/ShopFront.tsx';

const BelowTheHero = lazyIsland(() => import('../later/HomePage.tsx'));

/**
 * The agency on one page: where to, what it does, its shop, who it is, what is said of it, how to reach it. A store without services
 * is a shop, and says nothing of trips.
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
