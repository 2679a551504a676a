import { useBeforePaint, type PartProps } from '@teranga/design-kit';
import { useRef } from 'react';
import { ChoiceLink } from '../../choice-link/index.ts';
import styles from './CategoryBar.module.css';

/** A scrolling bar of categories; scrolls the selected one into view. */
export function CategoryBar({ choices }: PartProps['CategoryBar']) {
  const bar = useRef<HTMLUListElement>(null);
  const chosen = choices.find(({ isChosen }) => isChosen)?.href;
  useBeforePaint(() => {
    const list = bar.current;
    const item = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && item) list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav aria-label="Choisir une catégorie">
      <ul ref={bar} className={styles.bar}>
        {choices.map(({ label, href, isChosen, count, isEmpty }) => (
          <li key={label}>
            <ChoiceLink
              href={isEmpty ? null : href}
              className={styles.choice}
              aria-current={isChosen ? 'true' : undefined}
            >
              {label}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
