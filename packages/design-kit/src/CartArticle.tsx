import type { CartLineView } from '@teranga/core/cart';
import type { ReactNode } from 'react';
import { Price } from './createPart.tsx';
import { Link } from './navigation/index.ts';

interface CartArticleProps {
  line: CartLineView;
  /** The article's picture, without words of its own: the name beside it says them. */
  picture: ReactNode;
  /** A design's classes for the four places. */
  styles: Readonly<Record<string, string | undefined>>;
  /** What stands below the words. */
  children?: ReactNode;
}

/** What an article of the cart is: its picture, which leads to it, its name, its options, its price. Classes: `picture`, `words`, `name`, `options`. */
export function CartArticle({ line, picture, styles, children }: CartArticleProps) {
  return (
    <>
      <Link href={line.href} className={styles['picture']} tabIndex={-1} aria-hidden="true">
        {picture}
      </Link>
      <div className={styles['words']}>
        <h2 className={styles['name']}>
          <Link href={line.href}>{line.name}</Link>
        </h2>
        {line.optionsLabel && <p className={styles['options']}>{line.optionsLabel}</p>}
        <Price price={line.unitPrice} size="small" />
        {children}
      </div>
    </>
  );
}
