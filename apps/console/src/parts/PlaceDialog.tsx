import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { SelectField } from '@teranga/ui/field';
import styles from './dialogs.module.css';

interface PlaceDialogProps {
  /** What is moved. */
  name: string;
  /** From 0. */
  place: number;
  count: number;
  moveTo: (place: number) => void;
  onClose: () => void;
}

/** Moves an entry of a list without dragging it. */
export function PlaceDialog({ name, place, count, moveTo, onClose }: PlaceDialogProps) {
  const last = count - 1;
  const ways = [
    { label: 'Mettre en premier', to: 0, isPossible: place > 0 },
    { label: 'Monter', to: place - 1, isPossible: place > 0 },
    { label: 'Descendre', to: place + 1, isPossible: place < last },
    { label: 'Mettre en dernier', to: last, isPossible: place < last },
  ];
  return (
    <Dialog isOpen onClose={onClose} label={`Déplacer « ${name} »`}>
      <div className={styles.form}>
        <SelectField
          name="place"
          label={`Place, sur ${count}`}
          options={Array.from({ length: count }, (_, at) => ({ value: String(at), label: String(at + 1) }))}
          value={String(place)}
          onChange={({ target }) => moveTo(Number(target.value))}
        />
        {ways.map(({ label, to, isPossible }) => (
          <Button key={label} variant="quiet" disabled={!isPossible} onClick={() => moveTo(to)}>
            {label}
          </Button>
        ))}
        <div className={styles.ways}>
          <Button variant="primary" onClick={onClose}>
            Terminé
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
