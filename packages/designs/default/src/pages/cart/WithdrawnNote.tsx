import { PackageX } from 'lucide-react';
import styles from './FilledCart.module.css';

/** What is no longer sold, above the rest of the cart. */
export function WithdrawnNote({ text }: { text: string }) {
  return (
    <div className={styles.note}>
      <PackageX size={24} strokeWidth={1.75} aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
