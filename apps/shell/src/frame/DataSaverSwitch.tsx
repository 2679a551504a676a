import { useDataSaver } from '@teranga/core/lib/preferences';
import { useId } from 'react';
import styles from './DataSaverSwitch.module.css';

/** Lets a shopper turn data saver on, and says what that saves. */
export function DataSaverSwitch() {
  const { isOn, label, hint, toggle } = useDataSaver();
  const hintId = useId();
  return (
    <aside id="economie" className={styles.strip} aria-label={label}>
      <label className={styles.label}>
        <input
          type="checkbox"
          // A checkbox has its own state: HTML forbids `aria-checked` beside it.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          className={styles.switch}
          checked={isOn}
          onChange={toggle}
          aria-describedby={hintId}
        />
        {label}
      </label>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </aside>
  );
}
