import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import styles from './dialogs.module.css';

interface ConflictDialogProps {
  /** Who changed what; null while there is no conflict. */
  message: string | null;
  title?: string;
  /** What becomes of the change that was refused. */
  text?: string;
  onClose: () => void;
}

/** What becomes of the changes of a form that keeps them. */
export const preservedText =
  'Rien n’a été enregistré. Vos changements restent dans le formulaire, à côté de ce qui a changé : relisez, puis enregistrez.';

/** Says that someone else changed the same thing before: the screen now shows what they did. */
export function ConflictDialog({
  message,
  title = 'Quelqu’un vous a devancé',
  text = 'Rien n’a été changé de votre côté. L’écran montre maintenant l’état à jour.',
  onClose,
}: ConflictDialogProps) {
  return (
    <Dialog isOpen={message !== null} onClose={onClose} label={title}>
      <p className={styles.text}>{message}</p>
      <p className={styles.soft}>{text}</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={onClose}>
          Voir l’état à jour
        </Button>
      </div>
    </Dialog>
  );
}
