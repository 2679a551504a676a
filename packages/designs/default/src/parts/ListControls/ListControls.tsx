import type { PartProps } from '@teranga/design-kit';
import { useGo } from '@teranga/design-kit/navigation';
import { Button } from '@teranga/ui/button';
import { Drawer } from '@teranga/ui/dialog';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import { ListSearch } from './ListSearch.tsx';
import styles from './ListControls.module.css';

/** Search, sale and sort in one plain form; filters in a drawer; those that are on, below. */
export function ListControls({ list }: PartProps['ListControls']) {
  const go = useGo();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const sortId = useId();
  const { sort, onSale } = list;
  return (
    <div className={styles.controls}>
      <ListSearch key={list.title} list={list}>
        <label className={styles.sale}>
          <input
            type="checkbox"
            name="onSale"
            value="true"
            className={styles.check}
            checked={onSale.isChosen}
            onChange={() => go(onSale.href)}
          />
          {onSale.label}
        </label>
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
              if (choice) go(choice.href);
            }}
          >
            {sort.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
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
      </ListSearch>
      <noscript>
        <FilterGroups list={list} />
      </noscript>
      <Drawer isOpen={isOpen} onClose={close} label="Filtrer" side="end">
        <FilterGroups list={list} onChosen={close} />
      </Drawer>
      <ActiveFilters list={list} />
    </div>
  );
}
