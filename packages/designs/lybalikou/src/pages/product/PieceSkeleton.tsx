import type { ProductCardView } from '@teranga/core/features/catalogue';
import { Breadcrumbs, Price } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { Skeleton } from '@teranga/ui/skeleton';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { firstSizes } from '../../layout/pieceSizes.ts';
import layout from '../../layout/layout.module.css';
import styles from './Piece.module.css';
import skeleton from './PieceSkeleton.module.css';

function PreviewHead({ preview }: { preview: ProductCardView }) {
  return (
    <div>
      {preview.brand && <p className={classNames(layout.label, styles.maker)}>{preview.brand}</p>}
      <h1 className={styles.name}>{preview.name}</h1>
      <div className={styles.price}>
        <Price price={preview.price} size="large" />
      </div>
    </div>
  );
}

const HeadSkeleton = () => (
  <div className={skeleton.head}>
    <VisuallyHidden as="h1">Pièce en cours de chargement</VisuallyHidden>
    <Skeleton className={skeleton.maker} />
    <Skeleton className={skeleton.name} />
    <Skeleton className={skeleton.price} />
  </div>
);

/** Preview of a product from list data, rendered at once; the rest is a skeleton. */
export function PieceSkeleton({ preview }: { preview: ProductCardView | null }) {
  return (
    <div className={classNames(layout.page, styles.page)} aria-busy="true">
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={[{ label: 'Accueil', href: '/' }]} />
      </div>
      <div className={classNames(styles.gallery, skeleton.bleed)}>
        {preview ? (
          <Image image={preview.image} sizes={firstSizes} isPriority className={skeleton.image} />
        ) : (
          <Skeleton className={skeleton.image} />
        )}
      </div>
      <div className={styles.words}>
        {preview ? <PreviewHead preview={preview} /> : <HeadSkeleton />}
        <Skeleton className={skeleton.options} />
        <Skeleton className={skeleton.action} />
        <Skeleton className={skeleton.action} />
      </div>
    </div>
  );
}
