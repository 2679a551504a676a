import { wishlistNoticeId } from '@teranga/core/features/wishlist/actions';
import type { ReactNode } from 'react';

/** Shown at the address that follows the form of a heart; where scripts run, the heart says it. */
export const wishlistNoticeStyle =
  `#${wishlistNoticeId}{position:fixed;right:0;bottom:0;left:0;z-index:31;margin:0;padding:.75rem 1rem;text-align:center;color:#12311f;background:#d8f0e0}` +
  `#${wishlistNoticeId} a{color:inherit;text-decoration:underline}` +
  `#${wishlistNoticeId}:not(:target),[data-scripts=here] #${wishlistNoticeId}{display:none}`;

/** Says that an article was added to the wishlist, on pages that are the same for everybody. */
export function WishlistNotice(): ReactNode {
  return (
    <p id={wishlistNoticeId}>
      Article ajouté à votre liste de souhaits. <a href="/wishlist">Voir la liste</a>
    </p>
  );
}
