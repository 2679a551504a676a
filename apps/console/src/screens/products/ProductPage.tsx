import type { StaffProductWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { useRef, type Ref } from 'react';
import { useParams } from 'react-router-dom';
import { productsApi } from '../../api/productsApi.ts';
import { useHasRole } from '../../lib/session.ts';
import { Badge } from '../../parts/Badge.tsx';
import { LinkButton } from '../../parts/LinkButton.tsx';
import { Page } from '../../parts/Page.tsx';
import { PageParts } from '../../parts/PageParts.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { ProductForm, type ProductFormHandle } from './ProductForm.tsx';
import { ProductHistory } from './ProductHistory.tsx';
import { ProductImages } from './ProductImages.tsx';
import { ProductMenu } from './ProductMenu.tsx';
import { ProductStock } from './ProductStock.tsx';
import styles from './ProductPage.module.css';

const parts = [
  { id: 'prix', label: 'Prix' },
  { id: 'declinaisons', label: 'Tailles, couleurs' },
  { id: 'classement', label: 'Rayon' },
  { id: 'historique', label: 'Historique' },
];
const back = { to: '/articles', label: 'Articles' };

interface ProductEditorProps {
  product: StaffProductWire;
  form: Ref<ProductFormHandle>;
}

function ProductEditor({ product, form }: ProductEditorProps) {
  const isManager = useHasRole('manager');
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <ProductImages product={product} isEditable={isManager} />
        <ProductStock product={product} isManager={isManager} />
      </div>
      {isManager && (
        <>
          <div className={styles.main}>
            <ProductForm ref={form} product={product} />
          </div>
          <div className={styles.history}>
            <ProductHistory product={product} />
          </div>
        </>
      )}
    </div>
  );
}

/** One product: words, price, variations, images, stock, history. */
export function ProductPage() {
  const { id = '' } = useParams();
  const query = productsApi.useProductQuery(id);
  const isManager = useHasRole('manager');
  const form = useRef<ProductFormHandle>(null);
  return (
    <QueryState query={{ ...query, data: query.currentData }} skeleton={<PageSkeleton />}>
      {(product) => (
        <Page
          title={product.name}
          back={back}
          badge={
            <Badge tone={product.isPublished ? 'good' : 'neutral'}>
              {product.isPublished ? 'En vente' : 'Hors vente'}
            </Badge>
          }
          actions={
            <>
              {product.isPublished && (
                <LinkButton href={product.path} target="_blank" rel="noreferrer">
                  Voir en boutique
                </LinkButton>
              )}
              {isManager && !product.isPublished && (
                <Button variant="quiet" onClick={() => form.current?.publish()}>
                  Mettre en vente
                </Button>
              )}
              {isManager && <ProductMenu product={product} />}
            </>
          }
        >
          {isManager && <PageParts label="Parties de l’article" parts={parts} />}
          <ProductEditor key={product.id} product={product} form={form} />
        </Page>
      )}
    </QueryState>
  );
}
