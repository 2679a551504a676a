import { ChevronLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../lib/session.ts';
import styles from './Page.module.css';

interface PageProps {
  title: string;
  /** The list that this page belongs to. */
  back?: { to: string; label: string } | undefined;
  /** Beside the title: the status of what is shown. */
  badge?: ReactNode;
  /** At most one primary action. */
  actions?: ReactNode;
  /** Narrow pages hold a form; wide ones a list. */
  width?: 'wide' | 'narrow';
  children: ReactNode;
}

/** A screen: title, actions, content. */
export function Page({ title, back, badge, actions, width = 'wide', children }: PageProps) {
  const { store } = useSession();
  useEffect(() => {
    document.title = `${title} · ${store.name}`;
  }, [title, store.name]);
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.head}>
        {back && (
          <Link to={back.to} className={styles.back}>
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
            {back.label}
          </Link>
        )}
        <div className={styles.line}>
          <h1 className={styles.title} tabIndex={-1} id="page-title">
            {title}
          </h1>
          {badge}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </header>
      {children}
    </div>
  );
}
