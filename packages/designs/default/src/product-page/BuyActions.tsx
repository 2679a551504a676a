import type { ProductView } from '@teranga/core/features/catalogue';
import type { Styles } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import type { ReactNode } from 'react';

interface BuyActionsProps {
  product: ProductView;
  /** An icon before the text, except while adding to the cart. */
  icon?: ReactNode;
  styles: Styles<'actions' | 'action'>;
}

/** Into the basket, or straight to the till. */
export function BuyActions({ product, icon, styles }: BuyActionsProps) {
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        size="large"
        className={styles.action}
        disabled={!product.canAdd}
        isBusy={product.isAdding}
        onClick={product.add}
      >
        {!product.isAdding && icon}
        {product.addLabel}
      </Button>
      {product.buyNowHref ? (
        <Link href={product.buyNowHref} className={classNames(buttonClass('accent', 'large'), styles.action)}>
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
