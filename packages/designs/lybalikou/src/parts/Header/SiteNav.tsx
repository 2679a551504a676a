import type { HeaderView } from '@teranga/core/features/page-frame';
import { MainMenu } from '@teranga/design-kit/popup';
import styles from './SiteNav.module.css';

/**
 * The menu of large screens. The categories open in large type under one word.
 */
export function SiteNav(view: Pick<HeaderView, 'links' | 'categories'>) {
  const { departments: details, link: opener, department: category } = styles;
  return <MainMenu {...view} opener="Le vestiaire" styles={{ ...styles, details, opener, category }} />;
}
