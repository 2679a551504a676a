import type { CartLineView } from '@teranga/core/features/cart';
import type { ReactNode } from 'react';
import { Price } from './parts/index.ts';
import { Link } from './navigation/index.ts';
import type { Styles } from './styles.ts';

interface CartProductProps {
  line: CartLineView;
  /** The product's image, without alternative text: the name is beside it. */
  image: ReactNode;
  /** `line` wraps a `row` of `image`, `words` (with `name` and `options`) and the children. */
  styles: Styles<'line' | 'row' | 'image' | 'words' | 'name' | 'options'>;
  /** Content below the price, within the text. */
  underPrice?: ReactNode;
  /** Other content of the row: sums, notes, the remove button. */
  children: ReactNode;
}

/** A cart line: its image, which links to the product, its name, options and price. */
export function CartProduct({ line, image, styles, underPrice, children }: CartProductProps) {
  return (
    <article className={styles.line} aria-label={line.name}>
      <div className={styles.row}>
        <Link href={line.href} className={styles.image} tabIndex={-1} aria-hidden="true">
          {image}
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
