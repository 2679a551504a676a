import { BellRing } from 'lucide-react';
import type { usePush } from './usePush.ts';
import styles from './Member.module.css';

interface PushSwitchProps {
  push: Pick<ReturnType<typeof usePush>, 'isOn' | 'isBusy' | 'failure' | 'toggle'>;
}

/** Has this device receive new orders; what comes of a press is said below it. */
export function PushSwitch({ push }: PushSwitchProps) {
  const { isOn, isBusy, failure, toggle } = push;
  return (
    <>
      <button
        type="button"
        className={styles.way}
        aria-pressed={isOn}
        disabled={isBusy}
        onClick={() => void toggle()}
      >
        <BellRing size={18} strokeWidth={1.75} aria-hidden="true" />
        Recevoir les nouvelles commandes sur cet appareil
      </button>
      <output className={styles.note} data-failed={failure !== null}>
        {isBusy ? 'Un instant…' : (failure ?? (isOn && 'Activé, même console fermée'))}
      </output>
    </>
  );
}
