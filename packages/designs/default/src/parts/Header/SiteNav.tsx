import type { HeaderView } from '@teranga/core/features/page-frame';
import { MainMenu } from '@teranga/design-kit/popup';
import { ChevronDown } from 'lucide-react';
import styles from './SiteNav.module.css';

const opener = (
  <>
    Catégories
    <ChevronDown className={styles.chevron} size={18} strokeWidth={1.75} aria-hidden="true" />
  </>
);

/** The menu of large screens. */
export function SiteNav(view: Pick<HeaderView, 'links' | 'categories'>) {
  const classes = { ...styles, around: styles.categories, opener: styles.link };
  return <MainMenu {...view} opener={opener} styles={classes} />;
}
