import { useProductPage } from '@teranga/core/catalogue';
import { FailureState } from '@teranga/design-kit';
import { useGo, useQuery } from '@teranga/design-kit/navigation';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import layout from '../layout/layout.module.css';
import { Piece } from './product/Piece.tsx';
import { PieceOnTheWay } from './product/PieceOnTheWay.tsx';
import { Related } from './product/Related.tsx';

/** /products/{id} : one piece, its pictures large on the left, its words beside them. */
export default function ProductPage({ productId }: { productId: string }) {
  const page = useProductPage(productId, { query: useQuery(), go: useGo() });
  if (page.status === 'loading') return <PieceOnTheWay known={page.known} />;
  if (page.status === 'failed')
    return (
      <div className={layout.page}>
        <VisuallyHidden>
          <h1>Pièce</h1>
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
      <Piece piece={page.product} />
      <Related related={page.related} />
    </>
  );
}
