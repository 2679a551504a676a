import { CartLine } from '@teranga/design-kit';
import { CloudOff } from 'lucide-react';
import { useFocusRestored } from '../page-head/index.ts';
import { CartSummary } from './CartSummary.tsx';
import { langOf } from '@teranga/ui/language';
import { RetryButton } from '../../retry-button/index.ts';
import styles from './FilledCart.module.css';
import type { ReadyCart } from './readyCart.ts';

function Failure({ failure }: { failure: NonNullable<ReadyCart['failure']> }) {
  return (
    <div className={styles.note} role="alert">
      <CloudOff size={24} strokeWidth={1.75} aria-hidden="true" />
      <p lang={langOf(failure.message)}>{failure.message}</p>
      <RetryButton run={failure.retry} iconSize={0} />
    </div>
  );
}

/** The cart's lines, with their totals beside them. */
export function FilledCart({ cart }: { cart: ReadyCart }) {
  const list = useFocusRestored<HTMLUListElement>(cart.lines.length);
  return (
    <>
      {cart.failure && <Failure failure={cart.failure} />}
      <div className={styles.columns}>
        <ul ref={list} tabIndex={-1} className={styles.lines} aria-label="Articles du panier">
          {cart.lines.map((line) => (
            <li key={line.key}>
              <CartLine line={line} />
            </li>
          ))}
        </ul>
        <CartSummary cart={cart} />
      </div>
    </>
  );
}
