import type { PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { WithReference } from '@teranga/ui/reference';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { WalletCards, X } from 'lucide-react';
import styles from './PaymentBanner.module.css';

/** An unpaid order, or one without a response: links back to it. */
export function PaymentBanner({ banner }: PartProps['PaymentBanner']) {
  const { label, text, link, resume, retry, busy, error, dismiss } = banner;
  return (
    <aside className={styles.banner} aria-label={label}>
      <div className={styles.row}>
        <WalletCards className={styles.icon} size={24} strokeWidth={1.75} aria-hidden="true" />
        <div className={styles.words}>
          <p>
            <WithReference text={text} />
          </p>
          {error && <p role="alert">{error}</p>}
        </div>
        <div className={styles.ways}>
          {resume && (
            <Button variant="primary" onClick={resume} isBusy={busy === 'resume'}>
              Reprendre le paiement
            </Button>
          )}
          {retry && (
            <Button variant="quiet" onClick={retry}>
              Vérifier à nouveau
            </Button>
          )}
          <Link href={link.href} className={buttonClass('plain')}>
            {link.label}
          </Link>
        </div>
        <button type="button" className={styles.close} onClick={dismiss}>
          <X size={22} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>Ne plus me le rappeler</VisuallyHidden>
        </button>
      </div>
    </aside>
  );
}
