import {
  heroSlides,
  useBestSellers,
  useCategorySections,
  useCollections,
  useNewProducts,
  usePopularCategories,
  type TileView,
} from '@teranga/core/features/catalogue';
import type { Loadable } from '@teranga/core/lib/loadable';
import { useStoreInfo } from '@teranga/core/features/store-info';
import {
  CategorySection,
  CategoryTiles,
  HomeSections,
  ProductRail,
  CollectionTiles,
} from '@teranga/design-kit';
import { Hero } from './home/Hero.tsx';
import { Highlights } from './home/Highlights.tsx';
import styles from './HomePage.module.css';
import { SectionsSkeleton } from './home/SectionsSkeleton.tsx';
import { TilesSkeleton } from './home/TilesSkeleton.tsx';

/** The data loaded so far. */
const dataOf = (tiles: Loadable<TileView[]>) => (tiles.status === 'ready' ? tiles.data : []);

/** Page /: hero, new products, best sellers, categories and collections. */
export default function HomePage() {
  const store = useStoreInfo();
  const newProducts = useNewProducts();
  const bestSellers = useBestSellers();
  const sections = useCategorySections();
  const categories = usePopularCategories();
  const collections = useCollections();
  const slides = heroSlides(dataOf(collections), dataOf(categories));
  return (
    <>
      <Hero hero={store.hero} slides={slides} />
      <div className={styles.sections}>
        <HomeSections
          chosen={store.homeSections}
          sections={{
            highlights: <Highlights highlights={store.highlights} />,
            newProducts: (
              <ProductRail
                title="Nouveautés"
                more={{ label: 'Tout voir', href: '/products' }}
                cards={newProducts}
              />
            ),
            bestSellers: <ProductRail title="Meilleures ventes" cards={bestSellers} />,
            categorySections:
              sections.status === 'ready' ? (
                sections.data.map((section) => <CategorySection key={section.id} section={section} />)
              ) : (
                <SectionsSkeleton title="Nos rayons" sections={sections} />
              ),
            categories:
              categories.status === 'ready' ? (
                <CategoryTiles title="Catégories populaires" tiles={categories.data} />
              ) : (
                <TilesSkeleton title="Catégories populaires" tiles={categories} shape="round" />
              ),
            themes:
              collections.status === 'ready' ? (
                <CollectionTiles title="Nos collections" tiles={collections.data} />
              ) : (
                <TilesSkeleton title="Nos collections" tiles={collections} shape="wide" />
              ),
          }}
        />
      </div>
    </>
  );
}
