import { FailureState } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import layout from '../../layout/layout.module.css';
import { RetryButton } from '../../retry-button/index.ts';
import styles from './UnknownOrder.module.css';

interface UnknownOrderProps {
  title?: string;
  message: string;
  retry?: (() => void) | null;
  /** Comes before the actions, such as a field for another reference. */
  children?: ReactNode;
}

/** Shown for an unknown reference: possible actions and help. */
export function UnknownOrder({ retry, children, ...words }: UnknownOrderProps) {
  return (
    <>
      <FailureState {...words} icon={<PackageSearch size={32} strokeWidth={1.75} aria-hidden="true" />} />
      {children}
      <div className={classNames(layout.ways, styles.ways)}>
        {retry && <RetryButton run={retry} />}
        <Link href="/" className={buttonClass('quiet')}>
          Retour à l’accueil
        </Link>
        <Link href="/contacts" className={buttonClass('plain')}>
          Nous contacter
        </Link>
      </div>
    </>
  );
}
