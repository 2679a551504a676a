import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import styles from './dialogs.module.css';

/** What became of one of several things. */
export interface Outcome {
  key: string;
  /** What it is called. */
  name: string;
  isDone: boolean;
  message: string | null;
}

interface BulkResultsProps {
  /** Null while nothing was refused. */
  outcomes: readonly Outcome[] | null;
  onClose: () => void;
}

/** Says which of several changes were refused, and why; the others are done. */
export function BulkResults({ outcomes, onClose }: BulkResultsProps) {
  const refused = outcomes?.filter(({ isDone }) => !isDone) ?? [];
  const done = (outcomes?.length ?? 0) - refused.length;
  return (
    <Dialog
      isOpen={outcomes !== null}
      onClose={onClose}
      label={done === 0 ? 'Rien n’a été changé' : `${done} sur ${outcomes?.length ?? 0} : c’est fait`}
    >
      <ul className={styles.form}>
        {refused.map(({ key, name, message }) => (
          <li key={key}>
            <strong>{name}</strong>
            <p className={styles.text}>{message ?? 'Refusé.'}</p>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button variant="primary" onClick={onClose}>
          D’accord
        </Button>
      </div>
    </Dialog>
  );
}
