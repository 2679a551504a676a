import type { ProductCardView } from '@teranga/core/features/catalogue';
import { Breadcrumbs, Price } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { Skeleton } from '@teranga/ui/skeleton';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import layout from '../../layout/layout.module.css';
import chosen from './ChosenProduct.module.css';
import styles from './ProductPageSkeleton.module.css';

/** Preview of a product from list data, rendered at once; the rest is a skeleton. */
export function ProductPageSkeleton({ preview }: { preview: ProductCardView | null }) {
  return (
    <div className={classNames(layout.page, chosen.page)} aria-busy="true">
      <div className={chosen.crumbs}>
        <Breadcrumbs crumbs={[{ label: 'Accueil', href: '/' }]} />
      </div>
      <div className={chosen.gallery}>
        {preview ? (
          <Image
            image={preview.image}
            sizes="(min-width: 64rem) 40rem, 100vw"
            isPriority
            className={styles.image}
          />
        ) : (
          <Skeleton className={styles.image} />
        )}
      </div>
      <div className={chosen.choice}>
        {preview ? (
          <div>
            {preview.brand && <p className={chosen.brand}>{preview.brand}</p>}
            <div className={classNames(chosen.title, styles.title)}>
              <h1 className={chosen.name}>{preview.name}</h1>
            </div>
            <div className={chosen.price}>
              <Price price={preview.price} size="large" />
              {preview.price.saving && <p className={chosen.saving}>{preview.price.saving}</p>}
            </div>
          </div>
        ) : (
          <div className={styles.head}>
            <VisuallyHidden as="h1">Article en cours de chargement</VisuallyHidden>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.price} />
          </div>
        )}
        <Skeleton className={styles.options} />
        <Skeleton className={styles.action} />
        <Skeleton className={styles.action} />
      </div>
    </div>
  );
}
