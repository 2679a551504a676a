import { Button } from '@teranga/ui/button';
import { useEffect } from 'react';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  /** Takes the changes back. */
  reset?: () => void;
  label?: string;
}

/** The button that saves a form, under the thumb once there is something to save. */
export function SaveBar({ isDirty, isBusy, reset, label = 'Enregistrer' }: SaveBarProps) {
  useEffect(() => {
    if (!isDirty) return undefined;
    const keepPage = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keepPage);
    return () => window.removeEventListener('beforeunload', keepPage);
  }, [isDirty]);
  return (
    <div className={styles['bar']} data-dirty={isDirty}>
      <Button variant="primary" size="large" type="submit" isBusy={isBusy} disabled={!isDirty}>
        {label}
      </Button>
      {reset && isDirty && (
        <Button variant="plain" onClick={reset}>
          Annuler
        </Button>
      )}
    </div>
  );
}
