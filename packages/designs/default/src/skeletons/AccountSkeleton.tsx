import { useSignInHref } from '@teranga/core/features/account/auth';
import { Link } from '@teranga/design-kit/navigation';
import type { ReactNode } from 'react';
import styles from './PageSkeleton.module.css';
import { PageSkeleton } from './PageSkeleton.tsx';

interface AccountSkeletonProps {
  says: string;
  /** The page's path, to which sign-in returns. */
  here: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * An account page while the customer is unknown: shows the sign-in link, unless the visitor seems
 * to be signed in.
 */
export function AccountSkeleton({ says, here, ...places }: AccountSkeletonProps) {
  const href = useSignInHref(here);
  const words = (
    <>
      {says}
      {href !== null && (
        <span className={styles.guest}>
          {' '}
          Cette page demande d’être connecté :{' '}
          <Link href={href} className={styles.link}>
            se connecter
          </Link>
          .
        </span>
      )}
    </>
  );
  return <PageSkeleton says={words} {...places} />;
}
