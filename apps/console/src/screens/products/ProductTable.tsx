import type { ListedProductWire } from '@teranga/contract/admin';
import { Link } from 'react-router-dom';
import { plural } from '../../lib/format.ts';
import type { Selection } from '../../lib/useSelection.ts';
import { useHasRole } from '../../lib/session.ts';
import { Badge } from '../../parts/Badge.tsx';
import { CellNote, DataTable, type Column } from '../../parts/DataTable.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import { PriceCell } from './PriceCell.tsx';
import { StockCell } from './StockCell.tsx';
import styles from './ProductTable.module.css';

const columnsFor = (isManager: boolean): Column<ListedProductWire>[] => [
  {
    title: 'Article',
    at: 'wide',
    cell: ({ id, picture, name, sku, variations }) => (
      <span className={styles.product}>
        <Thumbnail file={picture} />
        <span className={styles.words}>
          <Link to={`article/${encodeURIComponent(id)}`} className={styles.name} data-row-link>
            {name}
          </Link>
          <CellNote>
            {[sku, variations > 0 && plural(variations, 'déclinaison')].filter(Boolean).join(' · ')}
          </CellNote>
        </span>
      </span>
    ),
  },
  { title: 'Rayon', at: 'desk', cell: ({ category }) => category?.name },
  {
    title: 'Vente',
    at: 'desk',
    cell: ({ isPublished }) => (
      <span className={styles.sale}>
        <Badge tone={isPublished ? 'good' : 'neutral'}>{isPublished ? 'En vente' : 'Hors vente'}</Badge>
      </span>
    ),
  },
  { title: 'Stock', at: 'line', cell: (product) => <StockCell product={product} /> },
  {
    title: 'Prix',
    at: 'lineEnd',
    isNumber: true,
    cell: (product) => <PriceCell product={product} isEditable={isManager && !product.hasVariations} />,
  },
];
const managerColumns = columnsFor(true);
const preparerColumns = columnsFor(false);

interface ProductTableProps {
  products: readonly ListedProductWire[];
  selection: Selection | undefined;
}

/** Products with price and stock. */
export function ProductTable({ products, selection }: ProductTableProps) {
  const isManager = useHasRole('manager');
  return (
    <DataTable
      caption="Articles de la boutique"
      columns={isManager ? managerColumns : preparerColumns}
      rows={products}
      keyOf={({ id }) => id}
      nameOf={({ name }) => `« ${name} »`}
      selection={selection}
    />
  );
}
