import type { HeaderView } from '@teranga/core/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import styles from './SiteNav.module.css';

/** The departments, set large under one word. It opens before any script has arrived. */
function Departments({ categories }: Pick<HeaderView, 'categories'>) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    details.current?.querySelector('summary')?.focus();
  };
  return (
    <div role="presentation" onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <details ref={details} className={styles.departments}>
        <summary className={styles.link}>Le vestiaire</summary>
        <ul className={styles.panel}>
          {categories.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className={styles.department} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** The menu of large screens, and of those without scripts. */
export function SiteNav({ links, categories }: Pick<HeaderView, 'links' | 'categories'>) {
  return (
    <nav className={styles.nav} aria-label="Menu principal">
      {links.map(({ label, href, isCurrent }) => (
        <Link key={href} href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </Link>
      ))}
      {categories.length > 0 && <Departments categories={categories} />}
    </nav>
  );
}
