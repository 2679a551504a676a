import { definitionOf } from '@teranga/core/pages/table';
import type { PageName } from '@teranga/design-kit';
import styles from './PageSkeleton.module.css';

function served(page: PageName): string {
  const { title = '', text = '' } = definitionOf(page).skeleton ?? {};
  const block = `<div class="${styles['block'] ?? ''}" aria-hidden="true"></div>`;
  return `<h1>${title}</h1><p>${text}</p>${block}${block}`;
}

/**
 * Skeleton of an order's page until the browser renders it: its title, its purpose and grey boxes.
 * Only the server writes it; hydration leaves it unchanged.
 */
export function PageSkeleton({ page }: { page: PageName }) {
  const html = import.meta.env.SSR ? served(page) : '';
  return (
    <div className={styles['page']} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}
