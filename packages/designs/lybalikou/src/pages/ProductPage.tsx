import { useProductPage } from '@teranga/core/features/catalogue';
import { ProductFailure } from '@teranga/design-default/product-page';
import type { PageProps } from '@teranga/design-kit';
import { useNavigate, useSearchParams } from '@teranga/design-kit/navigation';
import layout from '../layout/layout.module.css';
import { Piece } from './product/Piece.tsx';
import { PieceSkeleton } from './product/PieceSkeleton.tsx';
import { Related } from './product/Related.tsx';

/** Page /products/{id}: a product with large images on the left and its text beside them. */
export default function ProductPage({ productId }: PageProps['product']) {
  const page = useProductPage(productId, { query: useSearchParams()[0], go: useNavigate() });
  if (page.status === 'loading') return <PieceSkeleton preview={page.preview} />;
  if (page.status === 'failed') {
    return (
      <>
        <ProductFailure page={page} title="Pièce" className={layout.page} />
        {page.related && <Related related={page.related} />}
      </>
    );
  }
  return (
    <>
      <Piece piece={page.product} />
      <Related related={page.related} />
    </>
  );
}
