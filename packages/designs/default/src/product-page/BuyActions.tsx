import type { ProductView } from '@teranga/core/features/catalogue';
import { useHydrated } from '@teranga/core/lib/hydration';
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

const buyLabel = 'Acheter maintenant';

/**
 * Straight to the till: a link once the address follows the choices, before that a button of the
 * form.
 */
function BuyNow({ href, className }: { href: string | null; className: string | undefined }) {
  const isHydrated = useHydrated();
  if (href !== null && isHydrated)
    return (
      <Link href={href} className={classNames(buttonClass('accent', 'large'), className)}>
        {buyLabel}
      </Link>
    );
  const isSoldOut = href === null;
  return (
    <Button
      variant="accent"
      size="large"
      className={className}
      disabled={isSoldOut}
      {...(!isSoldOut && { type: 'submit', name: 'buyNow', value: '1' })}
    >
      {buyLabel}
    </Button>
  );
}

/** The buttons of the product's form: add to the cart, or buy at once. */
export function BuyActions({ product, icon, styles }: BuyActionsProps) {
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        size="large"
        className={styles.action}
        disabled={!product.canAdd}
        isBusy={product.isAdding}
        type="submit"
      >
        {!product.isAdding && icon}
        {product.addLabel}
      </Button>
      <BuyNow href={product.buyNowHref} className={styles.action} />
    </div>
  );
}
