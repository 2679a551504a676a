import { CircleAlert, Info } from 'lucide-react';
import { langOf } from '@teranga/ui/language';
import styles from './Alert.module.css';

/** An important message: an error, or why the shopper was sent here. */
export function Alert({ tone, text }: { tone: 'bad' | 'info'; text: string | null }) {
  const Sign = tone === 'bad' ? CircleAlert : Info;
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'}>
      {text !== null && (
        <p className={styles.alert} data-tone={tone}>
          <Sign size={22} strokeWidth={1.75} aria-hidden="true" />
          <span lang={langOf(text)}>{text}</span>
        </p>
      )}
    </div>
  );
}
