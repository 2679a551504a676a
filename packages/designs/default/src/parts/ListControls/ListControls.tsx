import type { PartProps } from '@teranga/design-kit';
import { useNavigate } from '@teranga/design-kit/navigation';
import { useMenuDetails } from '@teranga/design-kit/popup';
import { buttonClass } from '@teranga/ui/button';
import { MenuDrawer } from '@teranga/ui/menu-drawer';
import { SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
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

const openerSign = <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />;

/**
 * Filters in a drawer that opens without scripts; search, sort and sale in one plain form; active
 * filters below it.
 */
export function ListControls({ list }: ListProps) {
  const opener = (
    <>
      {openerSign}
      Filtrer
      {list.chips.length > 0 && <span className={styles.count}>{list.chips.length}</span>}
    </>
  );
  return (
    <div className={styles.controls}>
      <div className={styles.row}>
        <MenuDrawer
          {...useMenuDetails()}
          label="Filtrer"
          opener={opener}
          classes={{ around: styles.drawer, opener: buttonClass('quiet') }}
        >
          <ListForm list={list} className={styles.drawerSearch}>
            {/* By its key it follows what is searched for in the row. */}
            <SearchBox key={list.search} list={list} />
          </ListForm>
          <FilterGroups list={list} />
        </MenuDrawer>
        <ListForm list={list} className={styles.form}>
          <span className={styles.search}>
            <SearchBox list={list} />
          </span>
          <SaleAndSort list={list} />
        </ListForm>
      </div>
      <ActiveFilters list={list} />
    </div>
  );
}
