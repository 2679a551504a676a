import { Breadcrumbs } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import type { ReactNode } from 'react';
import layout from '../../layout/layout.module.css';
import styles from './ContentPage.module.css';

interface ContentPageProps {
  title: string;
  /** A shorter title for the breadcrumb. */
  crumb?: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** A content page: breadcrumbs, title, introduction and sections. */
export function ContentPage({ title, crumb = title, lead, children }: ContentPageProps) {
  return (
    <div className={classNames(layout.page, styles.page)}>
      <Breadcrumbs
        crumbs={[
          { label: 'Accueil', href: '/' },
          { label: crumb, href: null },
        ]}
      />
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
