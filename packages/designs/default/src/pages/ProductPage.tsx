import { useProductPage } from '@teranga/core/features/catalogue';
import type { PageProps } from '@teranga/design-kit';
import { useNavigate, useSearchParams } from '@teranga/design-kit/navigation';
import layout from '../layout/layout.module.css';
import { ProductFailure } from '../product-page/index.ts';
import { ChosenProduct } from './product/ChosenProduct.tsx';
import { ProductPageSkeleton } from './product/ProductPageSkeleton.tsx';
import { Related } from './product/Related.tsx';

/** Page /products/{id}: a product. */
export default function ProductPage({ productId }: PageProps['product']) {
  const page = useProductPage(productId, { query: useSearchParams()[0], go: useNavigate() });
  if (page.status === 'loading') return <ProductPageSkeleton preview={page.preview} />;
  if (page.status === 'failed') {
    return (
      <>
        <ProductFailure page={page} title="Article" className={layout.page} />
        {page.related && <Related related={page.related} />}
      </>
    );
  }
  return (
    <>
      <ChosenProduct product={page.product} />
      <Related related={page.related} />
    </>
  );
}
