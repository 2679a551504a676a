import type { ProductListView } from '@teranga/core/features/catalogue';
import { Button } from '@teranga/ui/button';
import { Check } from 'lucide-react';
import { ChoiceLink } from '../../choice-link/index.ts';
import { langOf } from '@teranga/ui/language';
import styles from './FilterGroups.module.css';

/** All filters; each choice is a link. */
export function FilterGroups({ list }: { list: ProductListView }) {
  return (
    <div className={styles.groups}>
      {list.filterFailure && (
        <p className={styles.failure} role="alert">
          <span lang={langOf(list.filterFailure.message)}>{list.filterFailure.message}</span>
          <Button variant="plain" data-needs-script="" onClick={list.filterFailure.retry}>
            Réessayer
          </Button>
        </p>
      )}
      {list.filterGroups.map(({ id, title, choices }) => (
        <section key={id} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.choices}>
            {choices.map(({ label, href, isChosen, count, isEmpty }) => (
              <li key={label}>
                <ChoiceLink
                  href={isEmpty ? null : href}
                  className={styles.choice}
                  aria-current={isChosen ? 'true' : undefined}
                >
                  <Check className={styles.check} size={20} strokeWidth={2} aria-hidden="true" />
                  <span className={styles.label}>{label}</span>
                  {count !== undefined && <span className={styles.count}>{count}</span>}
                </ChoiceLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
