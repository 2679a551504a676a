import { Skeleton } from '@teranga/ui/skeleton';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { signIconProps } from '../../lib/iconProps.ts';
import { productsApi } from '../../api/productsApi.ts';
import { QueryState } from '../../parts/QueryState.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import styles from './PromoProducts.module.css';

interface PromoProductsProps {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

const shown = '8';

function Chosen({ id, remove }: { id: string; remove: () => void }) {
  const { data } = productsApi.useProductQuery(id);
  const name = data?.name ?? id;
  return (
    <li className={styles.row}>
      <Thumbnail file={data?.gallery[0]?.name ?? null} />
      <span className={styles.name}>{name}</span>
      <button type="button" className={styles.way} onClick={remove}>
        <X {...signIconProps} />
        <VisuallyHidden>Retirer « {name} »</VisuallyHidden>
      </button>
    </li>
  );
}

/** The products that a code is for: all of them, or those that are chosen. */
export function PromoProducts({ ids, onChange }: PromoProductsProps) {
  const [search, setSearch] = useState('');
  const query = productsApi.useProductsInfiniteQuery({ search, limit: shown }, { skip: search === '' });
  return (
    <>
      {ids.length === 0 ? (
        <p className={styles.soft}>Tous les articles. Choisissez-en pour limiter le code à ceux-là.</p>
      ) : (
        <ul className={styles.list}>
          {ids.map((id) => (
            <Chosen key={id} id={id} remove={() => onChange(ids.filter((each) => each !== id))} />
          ))}
        </ul>
      )}
      <SearchBox
        label="Choisir un article"
        placeholder="Nom ou référence de l’article"
        value={search}
        search={setSearch}
      />
      {search !== '' && (
        <QueryState query={{ ...query, data: query.currentData }} skeleton={<Skeleton />}>
          {({ pages }) => {
            const found = (pages[0]?.items ?? []).filter(({ id }) => !ids.includes(id));
            if (found.length === 0) return <p className={styles.soft}>Aucun autre article ne correspond.</p>;
            return (
              <ul className={styles.list}>
                {found.map(({ id, name, picture }) => (
                  <li key={id} className={styles.row}>
                    <Thumbnail file={picture} />
                    <span className={styles.name}>{name}</span>
                    <button type="button" className={styles.way} onClick={() => onChange([...ids, id])}>
                      <Plus {...signIconProps} />
                      <VisuallyHidden>Choisir « {name} »</VisuallyHidden>
                    </button>
                  </li>
                ))}
              </ul>
            );
          }}
        </QueryState>
      )}
    </>
  );
}
