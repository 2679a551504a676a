import { useWishlistItem } from '@teranga/core/features/wishlist';
import { ActionForm, intent, type PartProps } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { Heart } from 'lucide-react';
import styles from './WishlistButton.module.css';

/** A heart icon that fills. */
export function WishlistButton({ productId, name, className }: PartProps['WishlistButton']) {
  const { isInWishlist, label, toggle } = useWishlistItem(productId, name);
  return (
    <ActionForm
      action="/wishlist/toggle"
      values={{ productId, change: isInWishlist ? 'remove' : 'add' }}
      run={toggle}
    >
      <button
        type="submit"
        className={classNames(styles.button, className)}
        data-in-wishlist={isInWishlist || undefined}
        aria-label={label}
        {...intent('wishlist')}
      >
        <Heart size={22} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </ActionForm>
  );
}
