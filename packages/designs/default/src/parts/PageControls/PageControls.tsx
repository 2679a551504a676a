import type { PartProps } from '@teranga/design-kit';
import styles from './PageControls.module.css';

/** The button that scrolls to the top, under the header. */
export function PageControls({ top: { label, isShown, press } }: PartProps['PageControls']) {
  return (
    <section aria-label="Se déplacer" className={styles.place}>
      <button
        type="button"
        className={styles.control}
        aria-label={label}
        data-shown={isShown || undefined}
        onClick={press}
      >
        <span aria-hidden="true">↑</span>
        Haut
      </button>
    </section>
  );
}
