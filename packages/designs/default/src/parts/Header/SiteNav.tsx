import type { HeaderView } from '@teranga/core/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { ChevronDown } from 'lucide-react';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import styles from './SiteNav.module.css';

/** The categories under a `<details>`: it opens before any script has arrived. */
function CategoryMenu({ categories }: Pick<HeaderView, 'categories'>) {
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
    <div role="presentation" className={styles.categories} onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <details ref={details}>
        <summary className={styles.link}>
          Catégories
          <ChevronDown className={styles.chevron} size={18} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        <ul className={styles.panel}>
          {categories.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className={styles.category} onClick={close}>
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
      {categories.length > 0 && <CategoryMenu categories={categories} />}
    </nav>
  );
}
