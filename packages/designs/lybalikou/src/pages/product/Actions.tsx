import type { ProductView } from '@teranga/core/catalogue';
import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import styles from './Piece.module.css';

/** Into the basket, or straight to the till. On a phone both wait under the thumb. */
export function Actions({ piece }: { piece: ProductView }) {
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        size="large"
        className={styles.action}
        disabled={!piece.canAdd}
        isBusy={piece.isAdding}
        onClick={piece.add}
      >
        {piece.addLabel}
      </Button>
      {piece.buyNowHref ? (
        <Link href={piece.buyNowHref} className={classNames(buttonClass('accent', 'large'), styles.action)}>
          Acheter maintenant
        </Link>
      ) : (
        <Button variant="accent" size="large" className={styles.action} disabled>
          Acheter maintenant
        </Button>
      )}
    </div>
  );
}
