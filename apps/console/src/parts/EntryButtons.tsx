import { Button } from '@teranga/ui/button';
import { useState, type ReactNode } from 'react';
import dialogs from './dialogs.module.css';

interface EntryButtonsProps {
  isBusy: boolean;
  isRemoving: boolean;
  /** Null for a new entry. */
  remove: (() => void) | null;
  /** The question before the entry is removed. */
  children: ReactNode;
}

/** The buttons of an entry's form: it is saved, or removed once that is confirmed. */
export function EntryButtons({ isBusy, isRemoving, remove, children }: EntryButtonsProps) {
  const [isConfirming, setConfirming] = useState(false);
  if (isConfirming && remove)
    return (
      <>
        <p role="alert">{children}</p>
        <div className={dialogs.ways}>
          <Button variant="quiet" onClick={() => setConfirming(false)}>
            Garder
          </Button>
          <Button variant="primary" isBusy={isRemoving} onClick={remove}>
            Supprimer
          </Button>
        </div>
      </>
    );
  return (
    <div className={dialogs.ways}>
      {remove && (
        <Button variant="quiet" onClick={() => setConfirming(true)}>
          Supprimer…
        </Button>
      )}
      <Button variant="primary" type="submit" isBusy={isBusy}>
        Enregistrer
      </Button>
    </div>
  );
}
