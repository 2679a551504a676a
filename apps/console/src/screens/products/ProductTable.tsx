import type { ListedProductWire } from '@teranga/contract/admin';
import { Link } from 'react-router-dom';
import { useHasRole } from '../../lib/session.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import { plural } from '../../lib/format.ts';
import { PriceCell } from './PriceCell.tsx';
import { StockCell } from './StockCell.tsx';
import styles from './ProductTable.module.css';

/** Articles with price and stock: a table on a desk, cards on a phone. */
export function ProductTable({ products }: { products: readonly ListedProductWire[] }) {
  const isManager = useHasRole('manager');
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>Articles de la boutique</caption>
      <thead>
        <tr>
          <th scope="col">Article</th>
          <th scope="col">Rayon</th>
          <th scope="col">Vente</th>
          <th scope="col">Stock</th>
          <th scope="col" className={styles['price']}>
            Prix
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id} className={styles['row']}>
            <td className={styles['article']}>
              <Thumbnail file={product.picture} />
              <span className={styles['words']}>
                <Link to={`article/${encodeURIComponent(product.id)}`} className={styles['name']}>
                  {product.name}
                </Link>
                <span className={styles['soft']}>
                  {[product.sku, product.variations > 0 && plural(product.variations, 'déclinaison')]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </td>
            <td className={styles['category']}>{product.category?.name}</td>
            <td className={styles['sale']}>
              <Badge tone={product.isPublished ? 'good' : 'neutral'}>
                {product.isPublished ? 'En vente' : 'Hors vente'}
              </Badge>
            </td>
            <td className={styles['stock']}>
              <StockCell product={product} />
            </td>
            <td className={styles['price']}>
              <PriceCell product={product} isEditable={isManager && !product.hasVariations} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
