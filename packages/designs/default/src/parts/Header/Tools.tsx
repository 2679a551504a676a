import type { HeaderView } from '@teranga/core/features/page-frame';
import { Link } from '@teranga/design-kit/navigation';
import { AccountOpener, CurrencyOpener } from '@teranga/design-kit/popup';
import { classNames } from '@teranga/ui/class-names';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Heart, UserRound } from 'lucide-react';
import styles from './Header.module.css';

interface Placed {
  className?: string | undefined;
}

/** The wishlist, with its number of products. */
export function WishlistLink({ wishlistItems }: Pick<HeaderView, 'wishlistItems'>) {
  return (
    <Link href={wishlistItems.href} className={styles.tool}>
      <span className={styles.counted}>
        <Heart size={24} strokeWidth={1.75} aria-hidden="true" />
        {wishlistItems.count > 0 && (
          <span key={wishlistItems.count} className={styles.count} aria-hidden="true">
            {wishlistItems.count}
          </span>
        )}
      </span>
      <VisuallyHidden>{wishlistItems.label}</VisuallyHidden>
    </Link>
  );
}

/** The sign-in link, or the account menu under the customer's initials. */
export function AccountTool({ account, className }: Pick<HeaderView, 'account'> & Placed) {
  return (
    <AccountOpener account={account} className={classNames(styles.tool, className)}>
      {account.isSignedIn ? (
        <span className={styles.avatar} aria-hidden="true">
          {account.initials}
        </span>
      ) : (
        <UserRound size={24} strokeWidth={1.75} aria-hidden="true" />
      )}
      <VisuallyHidden>{account.label}</VisuallyHidden>
    </AccountOpener>
  );
}

/** The currency of displayed prices. */
export function CurrencyTool({ currency, className }: Pick<HeaderView, 'currency'> & Placed) {
  if (!currency) return null;
  return (
    <CurrencyOpener className={classNames(styles.tool, className)}>
      <span aria-hidden="true">{currency.symbol}</span>
      <VisuallyHidden>{currency.label}</VisuallyHidden>
    </CurrencyOpener>
  );
}
