import { useProductPage } from '@teranga/core/catalogue';
import { FailureState } from '@teranga/design-kit';
import { useGo, useQuery } from '@teranga/design-kit/navigation';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import layout from '../layout/layout.module.css';
import { ChosenProduct } from './product/ChosenProduct.tsx';
import { ProductOnTheWay } from './product/ProductOnTheWay.tsx';
import { Related } from './product/Related.tsx';

/** /products/{id} : one article, held up to be seen. */
export default function ProductPage({ productId }: { productId: string }) {
  const page = useProductPage(productId, { query: useQuery(), go: useGo() });
  if (page.status === 'loading') return <ProductOnTheWay known={page.known} />;
  if (page.status === 'failed')
    return (
      <div className={layout.page}>
        <VisuallyHidden>
          <h1>Article</h1>
        </VisuallyHidden>
        <FailureState
          message={page.message}
          retry={page.retry}
          back={{ label: page.backLabel, href: page.backHref }}
        />
      </div>
    );
  return (
    <>
      <ChosenProduct product={page.product} />
      <Related related={page.related} />
    </>
  );
}
