import { useBestSellers, useNewProducts, usePopularCategories } from '@teranga/core/features/catalogue';
import { useStoreInfo } from '@teranga/core/features/store-info';
import { CategoryTiles, HomeSections, ProductRail } from '@teranga/design-kit';
import { Cover } from './home/Cover.tsx';
import styles from './HomePage.module.css';
import { NewPieces } from './home/NewPieces.tsx';
import { Highlights } from './home/Highlights.tsx';
import { WardrobeSkeleton } from './home/WardrobeSkeleton.tsx';

/** Page /: the hero, then three sections. */
export default function HomePage() {
  const store = useStoreInfo();
  const newPieces = useNewProducts();
  const departments = usePopularCategories();
  const bestSellers = useBestSellers();
  return (
    <div className={styles.book}>
      <Cover store={store} />
      <HomeSections
        chosen={store.homeSections}
        sections={{
          newProducts: <NewPieces pieces={newPieces} />,
          categories:
            departments.status === 'ready' ? (
              <CategoryTiles title="Le vestiaire" tiles={departments.data} />
            ) : (
              <WardrobeSkeleton title="Le vestiaire" departments={departments} />
            ),
          bestSellers: <ProductRail title="Les plus demandées" cards={bestSellers} />,
          highlights: <Highlights highlights={store.highlights} />,
        }}
      />
    </div>
  );
}
