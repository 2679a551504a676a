import type { OverviewWire } from '@teranga/contract/admin';
import { Link } from 'react-router-dom';
import { plural } from '../../lib/format.ts';
import { Card } from '../../parts/Card.tsx';
import { Badge } from '../../parts/Badge.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import styles from './TodayList.module.css';

const leftWords = (quantity: number) => (quantity === 0 ? 'épuisé' : `reste ${quantity}`);

/** The products with the fewest units left. */
export function LowStock({ lowStock }: { lowStock: OverviewWire['lowStock'] }) {
  const { count, items } = lowStock;
  if (count === 0) return null;
  return (
    <Card title="Stock bas" action={<Badge tone="waiting">{count}</Badge>}>
      <ul className={styles.list}>
        {items.map(({ productId, sku, name, variation, picture, quantity, others }) => (
          <li key={`${productId} ${sku}`} className={styles.item}>
            <Thumbnail file={picture} />
            <span className={styles.what}>
              <Link to={`/articles/article/${encodeURIComponent(productId)}`}>{name}</Link>
              {variation && (
                <small>
                  {variation} : {leftWords(quantity)}
                  {others > 0 && `, et ${plural(others, 'autre')} en stock bas`}
                </small>
              )}
            </span>
            {!variation && (
              <span className={styles.left} data-out={quantity === 0}>
                {quantity === 0 ? 'Épuisé' : `Reste ${quantity}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      {count > items.length && (
        <p className={styles.rest}>
          <Link to="/articles?isPublished=true&stock=low&sort=stock_asc">Voir les {count} articles</Link>
        </p>
      )}
    </Card>
  );
}
