import { signInHref } from '@teranga/core/auth';
import { Link } from '@teranga/design-kit/navigation';
import type { ReactNode } from 'react';
import styles from './OnTheWay.module.css';
import { OnTheWay } from './OnTheWay.tsx';

interface AccountOnTheWayProps {
  says: string;
  /** The page's path: sign-in leads back to it. */
  here: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A page of signed-in shoppers while nobody knows yet who is: the way to sign in stands open. */
export function AccountOnTheWay({ says, here, ...places }: AccountOnTheWayProps) {
  const words = (
    <>
      {says} Cette page demande d’être connecté :{' '}
      <Link href={signInHref(here)} className={styles.link}>
        se connecter
      </Link>
      .
    </>
  );
  return <OnTheWay says={words} {...places} />;
}
