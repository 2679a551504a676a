import type { FooterView } from '@teranga/core/features/page-frame';
import { Link } from './navigation/index.ts';
import type { Styles } from './styles.ts';

interface LinkListProps {
  links: FooterView['legalLinks'];
  styles: Styles<'list' | 'link'>;
}

/** Links one below the other, or in a row. */
export function LinkList({ links, styles }: LinkListProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link className={styles.link} href={href}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
