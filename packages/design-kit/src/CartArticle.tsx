import type { CartLineView } from '@teranga/core/cart';
import type { ReactNode } from 'react';
import { Price } from './createPart.tsx';
import { Link } from './navigation/index.ts';
import type { Styles } from './styles.ts';

interface CartArticleProps {
  line: CartLineView;
  /** The article's picture, without words of its own: the name beside it says them. */
  picture: ReactNode;
  /** `line` is around a `row` of `picture`, `words` (with `name` and `options`) and the children. */
  styles: Styles<'line' | 'row' | 'picture' | 'words' | 'name' | 'options'>;
  /** What stands below the price, among the words. */
  underPrice?: ReactNode;
  /** What else stands in the row: sums, notes, the way out. */
  children: ReactNode;
}

/** An article of the cart: its picture, which leads to it, its name, its options, its price. */
export function CartArticle({ line, picture, styles, underPrice, children }: CartArticleProps) {
  return (
    <article className={styles.line} aria-label={line.name}>
      <div className={styles.row}>
        <Link href={line.href} className={styles.picture} tabIndex={-1} aria-hidden="true">
          {picture}
        </Link>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link href={line.href}>{line.name}</Link>
          </h2>
          {line.optionsLabel && <p className={styles.options}>{line.optionsLabel}</p>}
          <Price price={line.unitPrice} size="small" />
          {underPrice}
        </div>
        {children}
      </div>
    </article>
  );
}
