import { formatAmount } from '@teranga/core/domain/money';
import type { ListedProductWire } from '@teranga/contract/admin';
import { Skeleton } from '@teranga/ui/skeleton';
import { isFocusVisible } from '@teranga/ui/focus-visible';
import { useRef, useState } from 'react';
import { productsApi } from '../../api/productsApi.ts';
import { includesText } from '../../lib/includesText.ts';
import { QueryState } from '../../parts/QueryState.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import type { OrderLine } from './newOrderLine.ts';
import styles from './NewOrderLines.module.css';

interface ProductPickerProps {
  choose: (line: OrderLine) => void;
}

/** Products that a search shows at once, of those that it reads. */
const shown = 8;
const read = 24;

/** Those whose name or reference has what was typed, then those that have it elsewhere. */
function nearest(items: readonly ListedProductWire[], search: string): ListedProductWire[] {
  const isNamed = ({ name, sku }: ListedProductWire) => includesText(`${name} ${sku}`, search);
  return [...items.filter(isNamed), ...items.filter((item) => !isNamed(item))].slice(0, shown);
}

function Variations({ product, choose }: ProductPickerProps & { product: ListedProductWire }) {
  const query = productsApi.useProductQuery(product.id);
  return (
    <QueryState query={query} skeleton={<Skeleton />}>
      {({ variations }) => (
        <ul className={styles.variations}>
          {variations
            .filter(({ isEnabled }) => isEnabled)
            .map(({ sku, options, price, quantity, trackStock, picture }) => {
              const words = options.map(({ value, shortValue }) => shortValue ?? value).join(' · ');
              return (
                <li key={sku}>
                  <button
                    type="button"
                    className={styles.choice}
                    disabled={trackStock && quantity === 0}
                    onClick={() =>
                      choose({
                        id: product.id,
                        sku,
                        name: `${product.name}, ${words}`,
                        image: picture ?? product.picture,
                        price,
                        stock: trackStock ? quantity : null,
                        quantity: 1,
                      })
                    }
                  >
                    <span className={styles.words}>{words}</span>
                    <span className={styles.soft}>
                      {formatAmount(price)}
                      {trackStock && ` · ${quantity} en stock`}
                    </span>
                  </button>
                </li>
              );
            })}
        </ul>
      )}
    </QueryState>
  );
}

/** Looks for a product, then for its variation, and adds it to an order. */
export function ProductPicker({ choose }: ProductPickerProps) {
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const add = (line: OrderLine) => {
    const pressed = document.activeElement;
    // The pressed button goes; on a phone, focusing the search would raise the keyboard.
    if (pressed && isFocusVisible(pressed)) box.current?.querySelector('input')?.focus();
    setSearch('');
    setOpened(null);
    choose(line);
  };
  const query = productsApi.useProductsInfiniteQuery(
    { search, isPublished: 'true', limit: String(read) },
    { skip: search === '' },
  );
  return (
    <>
      <div ref={box}>
        <SearchBox
          label="Ajouter un article"
          placeholder="Nom ou référence de l’article"
          value={search}
          search={setSearch}
        />
      </div>
      {search !== '' && (
        <QueryState query={{ ...query, data: query.currentData }} skeleton={<Skeleton />}>
          {({ pages }) => {
            const items = nearest(pages[0]?.items ?? [], search);
            if (items.length === 0)
              return <p className={styles.soft}>Aucun article en vente ne correspond.</p>;
            return (
              <ul className={styles.found}>
                {items.map((product) => {
                  const { id, name, picture, price, hasVariations, trackStock, quantity } = product;
                  return (
                    <li key={id}>
                      <button
                        type="button"
                        className={styles.choice}
                        aria-expanded={hasVariations ? opened === id : undefined}
                        disabled={trackStock && quantity === 0}
                        onClick={() =>
                          hasVariations
                            ? setOpened(opened === id ? null : id)
                            : add({
                                id,
                                sku: null,
                                name,
                                image: picture,
                                price,
                                stock: trackStock ? quantity : null,
                                quantity: 1,
                              })
                        }
                      >
                        <Thumbnail file={picture} />
                        <span className={styles.words}>
                          {name}
                          <span className={styles.soft}>
                            {formatAmount(price)}
                            {trackStock && ` · ${quantity} en stock`}
                          </span>
                        </span>
                      </button>
                      {opened === id && <Variations product={product} choose={add} />}
                    </li>
                  );
                })}
              </ul>
            );
          }}
        </QueryState>
      )}
    </>
  );
}
