import { formatAmount } from '@teranga/core/domain/money';
import type { StaffOrderWire } from '@teranga/contract/admin';
import { Card } from '../../parts/Card.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import { plural } from '../../lib/format.ts';
import styles from './OrderLines.module.css';

function Line({ line, returned }: { line: StaffOrderWire['lines'][number]; returned: number }) {
  const options = line.options.map(({ name, value }) => `${name} : ${value}`).join(', ');
  return (
    <li className={styles.line}>
      <Thumbnail file={line.picture} />
      <div className={styles.what}>
        <p className={styles.name}>{line.name}</p>
        {options && <p className={styles.soft}>{options}</p>}
        {line.sku && <p className={styles.soft}>{line.sku}</p>}
        {returned > 0 && <p className={styles.returned}>{plural(returned, 'revenu')}</p>}
      </div>
      <p className={styles.sum}>
        <span className={styles.soft}>
          {line.quantity} × {formatAmount(line.unitPrice)}
        </span>
        {formatAmount(line.unitPrice * line.quantity)}
      </p>
    </li>
  );
}

/** How many of a line came back. */
const returnedOf = (order: StaffOrderWire, position: number) =>
  order.returns
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** The products of an order and what they come to. */
export function OrderLines({ order }: { order: StaffOrderWire }) {
  const { lines, subtotal, discount = 0, deliveryCharge = 0, total, promoCode } = order;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Card title={plural(units, 'article')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.position} line={line} returned={returnedOf(order, line.position)} />
        ))}
      </ul>
      <dl className={styles.totals}>
        {subtotal !== undefined && (
          <div>
            <dt>Sous-total</dt>
            <dd>{formatAmount(subtotal)}</dd>
          </div>
        )}
        {discount > 0 && (
          <div>
            <dt>Réduction{promoCode && ` (${promoCode})`}</dt>
            <dd>−{formatAmount(discount)}</dd>
          </div>
        )}
        <div>
          <dt>{order.deliveryKind === 'pickup' ? 'Retrait' : 'Livraison'}</dt>
          <dd>{formatAmount(deliveryCharge)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatAmount(total)}</dd>
        </div>
      </dl>
    </Card>
  );
}
