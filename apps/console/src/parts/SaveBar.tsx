import { Button } from '@teranga/ui/button';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  /** Takes the changes back. */
  reset?: () => void;
  label?: string;
}

/** The buttons of a form, under the thumb once there is something to save. */
export function SaveButtons({ isDirty, isBusy, reset, label = 'Enregistrer' }: SaveBarProps) {
  return (
    <div className={styles.place}>
      <div className={styles.bar} data-dirty={isDirty}>
        <Button variant="primary" size="large" type="submit" isBusy={isBusy} disabled={!isDirty}>
          {label}
        </Button>
        {reset && isDirty && (
          <Button variant="plain" onClick={reset}>
            Annuler
          </Button>
        )}
      </div>
    </div>
  );
}

/** The buttons that save a form; leaving it with changes needs a confirmation. */
export function SaveBar(props: SaveBarProps) {
  return (
    <>
      <SaveButtons {...props} />
      <UnsavedChanges isDirty={props.isDirty} />
    </>
  );
}
