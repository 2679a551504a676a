import type { PartProps } from '@teranga/design-kit';
import { useNavigate } from '@teranga/design-kit/navigation';
import { Button } from '@teranga/ui/button';
import { Drawer } from '@teranga/ui/dialog';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import styles from './ListControls.module.css';
import { ListForm } from './ListForm.tsx';
import { SearchBox } from './SearchBox.tsx';

type ListProps = PartProps['ListControls'];

function SaleAndSort({ list: { sort, onSale } }: ListProps) {
  const navigate = useNavigate();
  const sortId = useId();
  const countId = useId();
  return (
    <>
      <span className={styles.sort}>
        <label htmlFor={sortId} className={styles.sortLabel}>
          Trier par
        </label>
        <select
          id={sortId}
          name="sort"
          className={styles.select}
          value={sort.value}
          onChange={({ target }) => {
            const choice = sort.choices.find(({ value }) => value === target.value);
            if (choice) navigate(choice.href);
          }}
        >
          {sort.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <span className={styles.saleBox}>
        <label className={styles.sale}>
          <input
            type="checkbox"
            name="onSale"
            value="true"
            className={styles.check}
            checked={onSale.isChosen}
            disabled={onSale.isEmpty}
            aria-describedby={onSale.count === undefined ? undefined : countId}
            onChange={() => navigate(onSale.href)}
          />
          {onSale.label}
        </label>
        {onSale.count !== undefined && (
          <span id={countId} className={styles.saleCount}>
            {onSale.count}
          </span>
        )}
      </span>
    </>
  );
}

/** Filters in a drawer; search, sort and sale in one plain form; active filters below it. */
export function ListControls({ list }: ListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className={styles.controls}>
      <ListForm list={list} className={styles.form}>
        <Button
          variant="quiet"
          className={styles.open}
          onClick={() => setIsOpen(true)}
          aria-haspopup="dialog"
        >
          <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
          Filtrer
          {list.chips.length > 0 && <span className={styles.count}>{list.chips.length}</span>}
        </Button>
        <span className={styles.search}>
          <SearchBox list={list} />
        </span>
        <SaleAndSort list={list} />
      </ListForm>
      <noscript>
        <details>
          <summary className={styles.summary}>Filtrer</summary>
          <FilterGroups list={list} />
        </details>
      </noscript>
      <Drawer isOpen={isOpen} onClose={close} label="Filtrer">
        <ListForm list={list} className={styles.drawerSearch} onSent={close}>
          <SearchBox list={list} />
        </ListForm>
        <FilterGroups list={list} onChosen={close} />
      </Drawer>
      <ActiveFilters list={list} />
    </div>
  );
}
