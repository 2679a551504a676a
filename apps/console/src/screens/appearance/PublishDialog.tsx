import type { StaffDesignWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { designsApi } from '../../api/designsApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { showToast } from '../../lib/toasts.ts';
import { useChange } from '../../lib/useChange.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { FormError } from '../../parts/FormError.tsx';
import dialogs from '../../parts/dialogs.module.css';
import { lostPages } from './screenWords.ts';

interface PublishDialogProps {
  design: StaffDesignWire;
  current: StaffDesignWire | undefined;
  /** Of the settings, as they were seen. */
  version: number;
  onClose: () => void;
}

/** How long the message with the way back stays, in milliseconds. */
const undoStaysMs = 20_000;

/** Asks before every shopper sees another design, and says what changes with it. */
export function PublishDialog({ design, current, version, onClose }: PublishDialogProps) {
  const dispatch = useConsoleDispatch();
  const [publish, { isLoading }] = designsApi.usePublishDesignMutation();
  const [undo] = designsApi.useUndoDesignMutation();
  const { run, conflict, failure } = useChange();
  const lost = lostPages(current?.screens ?? [], design.screens);
  const send = async () => {
    const answer = await run(publish({ design: design.id, version }));
    if (!answer?.data) return;
    const published = answer.data.version;
    dispatch(
      showToast({
        tone: 'success',
        text: `« ${design.name} » est en service.`,
        action: {
          label: 'Annuler',
          run: () => void run(undo({ version: published }), { done: 'Le design d’avant est de retour.' }),
        },
        stays: undoStaysMs,
      }),
    );
    onClose();
  };
  if (conflict !== null) return <ConflictDialog message={conflict} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} label={`Mettre « ${design.name} » en service ?`}>
      <div className={dialogs['form']}>
        <p>
          Tous vos clients voient ce design dès maintenant. Articles, textes, paniers et commandes restent
          comme ils sont, et vous pouvez revenir en arrière.
        </p>
        {lost.length > 0 && (
          <div>
            <p>
              <strong>Ce design n’a pas ces pages :</strong>
            </p>
            <ul>
              {lost.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        )}
        <FormError failure={failure} />
        <div className={dialogs['ways']}>
          <Button variant="quiet" onClick={onClose}>
            Ne rien changer
          </Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void send()}>
            Mettre en service
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
