import { useEconomy } from '@teranga/core/economy-choice';
import { useId } from 'react';
import styles from './EconomySwitch.module.css';

/** Lets a shopper spend little, and says what that saves. */
export function EconomySwitch() {
  const { isOn, label, hint, toggle } = useEconomy();
  const hintId = useId();
  return (
    <aside id="economie" className={styles['strip']} aria-label={label}>
      <label className={styles['label']}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          className={styles['switch']}
          checked={isOn}
          onChange={toggle}
          aria-describedby={hintId}
        />
        {label}
      </label>
      <p id={hintId} className={styles['hint']}>
        {hint}
      </p>
    </aside>
  );
}
