import type { PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { langOf } from '@teranga/ui/language';
import { CloudOff } from 'lucide-react';
import { RetryButton } from '../../retry-button/index.ts';
import styles from './FailureState.module.css';

/** An error state with its possible actions. */
export function FailureState({ title, message, advice, icon, retry, back, help }: PartProps['FailureState']) {
  return (
    <div className={styles.failure} role="alert">
      <span className={styles.icon}>
        {icon ?? <CloudOff size={32} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      <div className={styles.words}>
        {title && (
          <p className={styles.title} lang={langOf(title)}>
            {title}
          </p>
        )}
        <p lang={langOf(message)}>{message}</p>
        {advice && <p className={styles.advice}>{advice}</p>}
      </div>
      {(retry || back || help) && (
        <div className={styles.actions}>
          {retry && <RetryButton run={retry} />}
          {back && (
            <Link href={back.href} className={buttonClass('quiet')} lang={langOf(back.label)}>
              {back.label}
            </Link>
          )}
          {help && (
            <Link href={help.href} className={buttonClass('plain')}>
              {help.label}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
