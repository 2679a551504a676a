import type { PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { CloudOff, RotateCw } from 'lucide-react';
import styles from './FailureState.module.css';

/** It did not work; what may be done now. */
export function FailureState({ title, message, retry, back }: PartProps['FailureState']) {
  return (
    <div className={styles.failure} role="alert">
      <CloudOff className={styles.icon} size={32} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <p>{message}</p>
      </div>
      <div className={styles.actions}>
        {retry && (
          <Button variant="quiet" onClick={retry}>
            <RotateCw size={20} strokeWidth={1.75} aria-hidden="true" />
            Réessayer
          </Button>
        )}
        {back && (
          <Link href={back.href} className={buttonClass('quiet')}>
            {back.label}
          </Link>
        )}
      </div>
    </div>
  );
}
